import type {MarketParams} from "@gradus/schemas/markets";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {cartCount} from "@/client/shop/cart-count";
import {usePageHide} from "@/lib/use-page-hide";
import {Button} from "@/ui/button";
import {Link} from "@/ui/link";
import {ProblemLine} from "@/ui/status-lines";
import type {PlanBarTranslator} from "./plan-bar-messages";
import {useIdempotentRequest} from "./use-idempotent-request";

interface Props {
  readonly offer: string;
  readonly market: MarketParams;
  readonly cartHref: string;
  readonly t: PlanBarTranslator;
}

/** Adds the membership to the cart and goes to the cart. If the cart contains it already, that counts as success. */
export function AddPlan({offer, market, cartHref, t}: Props) {
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSecond, setSecond] = useState(false);
  const addOnce = useIdempotentRequest();
  // Enables the button again for a customer who returns to this page.
  usePageHide(() => setAdding(false));

  async function add() {
    setAdding(true);
    setProblem(null);
    setSecond(false);
    const reply = await addOnce(async (id) => {
      // Most who read prices never need it.
      const {addToCart} = await import("@/client/resources/cart-calls");
      return addToCart(market, [{op: "add", sku: "membership", offer, qty: 1}], id);
    });
    if (reply.ok) cartCount.set(reply.data.quantity);
    if (reply.ok || reply.err.code === "quantity_limit") return location.assign(cartHref);
    setAdding(false);
    setSecond(reply.err.code === "plan_conflict");
    setProblem(failureMessage(reply.err, t, {plan_conflict: t("membership.secondPlan")}));
  }
  return (
    <>
      <Button
        size="lg"
        full
        aria-disabled={isAdding}
        aria-busy={isAdding}
        onClick={() => isAdding || void add()}
      >
        {isAdding ? t("common.working") : t("membership.toCart")}
      </Button>
      <ProblemLine className="mt-2">{problem}</ProblemLine>
      {isSecond && (
        <Link href={cartHref} className="link">
          {t("membership.openCart")}
        </Link>
      )}
    </>
  );
}
