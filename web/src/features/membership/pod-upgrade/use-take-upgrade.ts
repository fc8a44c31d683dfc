import type {MarketParams} from "@gradus/schemas/markets";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {addToCart} from "@/client/resources/cart-calls";
import {takePodUpgrade} from "@/client/resources/use-pod-upgrade";
import {cartCount} from "@/client/shop/cart-count";
import {usePageHide} from "@/lib/use-page-hide";
import {useIdempotentRequest} from "../use-idempotent-request";
import type {UpgradeTranslator} from "./upgrade-messages";

interface Options {
  readonly market: MarketParams;
  readonly cartHref: string;
  readonly t: UpgradeTranslator;
}

/** Takes the code, puts one of the things into the cart with it, and goes there. Pressed again, it is the same code. */
export function useTakeUpgrade({market, cartHref, t}: Options) {
  const [taking, setTaking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const addOnce = useIdempotentRequest();
  usePageHide(() => setTaking(null));
  const failures = {
    not_eligible: t("podUpgrade.used"),
    quantity_limit: t("podUpgrade.full"),
    promo_invalid: t("podUpgrade.promoGone"),
    out_of_stock: t("podUpgrade.soldOut"),
  };

  async function take(sku: string) {
    setTaking(sku);
    setProblem(null);
    const upgrade = await takePodUpgrade();
    const {code} = upgrade.data ?? {};
    const added =
      code === undefined
        ? null
        : await addOnce((id) =>
            addToCart(
              market,
              [
                {op: "add", sku, qty: 1},
                {op: "promo", code},
              ],
              id,
            ),
          );
    if (added?.ok) {
      cartCount.set(added.data.quantity);
      return location.assign(cartHref);
    }
    setTaking(null);
    const err = added?.err ?? upgrade.err;
    setProblem(err && failureMessage(err, t, failures));
  }
  return {taking, problem, take};
}
