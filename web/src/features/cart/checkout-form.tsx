import type {Cart} from "@gradus/backend/contract/cart";
import {type FormEvent, useState} from "react";
import {startCheckout} from "@/client/resources/cart-calls";
import type {Failure} from "@/client/session/reply";
import type {ShopSetting, ShopTranslator} from "@/client/shop/shop-setting";
import {usePageHide} from "@/lib/use-page-hide";
import {Button} from "@/ui/button";

interface Props {
  readonly cart: Cart | null;
  readonly setting: ShopSetting;
  readonly t: ShopTranslator;
  readonly onFailure: (err: Failure) => void;
}

/** To the checkout; without scripts straight to the provider's own page. */
export function CheckoutForm({cart, setting, t, onFailure}: Props) {
  const [isStarting, setIsStarting] = useState(false);
  // Enables the button again for a customer who returns to this page.
  usePageHide(() => setIsStarting(false));

  async function start(event: FormEvent) {
    event.preventDefault();
    if (isStarting || !cart) return;
    setIsStarting(true);
    const reply = await startCheckout(setting.market, cart, "embedded_page");
    // A page of its own rules: what may run there may not run here.
    if (reply.ok) return location.assign(`${setting.links.checkout}?c=${reply.data.checkout_id}`);
    // There the rest of the cart can be bought without the second membership.
    if (reply.err.code === "already_member") return location.assign(setting.links.checkout);
    setIsStarting(false);
    onFailure(reply.err);
  }

  return (
    <form method="post" action="/api/shop/checkout/form" onSubmit={start} className="mt-6">
      <input type="hidden" name="region" value={setting.market.region} />
      <input type="hidden" name="locale" value={setting.market.locale} />
      <input type="hidden" name="cart_id" value={cart?.id ?? ""} />
      <input type="hidden" name="version" value={cart?.version ?? ""} />
      <Button type="submit" size="xl" full aria-busy={isStarting} aria-disabled={isStarting || !cart}>
        {t(isStarting ? "cart.checkingOut" : "cart.checkout")}
      </Button>
    </form>
  );
}
