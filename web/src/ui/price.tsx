import type {Currency, MarketParams} from "@gradus/schemas/markets";
import {classNames} from "@/lib/class-names";
import {formatMoney} from "@/lib/format/money";

export interface PriceNotes {
  /** What the amount contains or what is still to come. An amount never stands without it. */
  readonly taxLine: string;
  /** Read before a struck-out amount, for example "Before". */
  readonly was?: string;
}

interface Props {
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly market: MarketParams;
  readonly words: PriceNotes;
  readonly was?: number | null;
  readonly size?: "md" | "lg";
  readonly className?: string;
}

export function Price({amount, currency, market, words, was, size = "md", className}: Props) {
  return (
    <p className={classNames("flex flex-wrap items-baseline gap-x-3", className)}>
      {was != null && was > amount && (
        <s className="text-body text-text-3">
          {words.was && <span className="sr-only">{words.was} </span>}
          {formatMoney(was, currency, market)}
        </s>
      )}
      <span className={classNames("[word-spacing:-0.35em]", size === "lg" ? "text-value-xl" : "text-value")}>
        {formatMoney(amount, currency, market)}
      </span>
      <span className="text-label text-text-2">{words.taxLine}</span>
    </p>
  );
}
