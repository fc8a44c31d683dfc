import {market as marketOf} from "@gradus/schemas/markets";
import {priceNotes} from "@/content/catalog/price-notes";
import type {PageContext} from "@/content/page-context";
import {Price} from "@/ui/price";
import type {PlanView} from "./plan-view";

interface Props {
  readonly plan: PlanView;
  readonly context: PageContext;
}

export function PlanPrice({plan, context}: Props) {
  const {currency} = marketOf(context.market.region);
  return (
    <div className="xs:text-right">
      <Price
        amount={plan.amount}
        was={plan.was}
        currency={currency}
        market={context.market}
        words={priceNotes(context)}
        className="xs:justify-end"
      />
      {plan.amountNote && <p className="text-label text-text-2">{plan.amountNote}</p>}
    </div>
  );
}
