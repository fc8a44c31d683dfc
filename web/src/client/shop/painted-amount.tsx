import type {MarketParams} from "@gradus/schemas/markets";
import {amountParts} from "@/lib/format/money";

interface Props {
  /** Minor units; null while unknown: a dash takes its place. */
  readonly amount: number | null;
  readonly currency: string;
  readonly market: MarketParams;
}

export function PaintedAmount({amount, currency, market}: Props) {
  if (amount === null) return <span className="painted-amount">–</span>;
  return (
    <span className="painted-amount">
      {amountParts(amount, currency, market).map(({type, value}, index) => (
        // The parts of one number keep their places.
        <span key={`${type}-${index}`} data-part={type}>
          {value}
        </span>
      ))}
    </span>
  );
}
