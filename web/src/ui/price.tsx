import {type Currency, formatLocale, type MarketParams, market as marketOf} from "@gradus/schemas/markets";
import {formatMoney} from "@/lib/format/money";
import {classNames} from "./class-names";

/** What stands under an amount, per tax mode of the region. `inclusive` gets the rate in percent, as text. */
export interface PriceWords {
  inclusive(tax: {rate: string; taxName: string}): string;
  readonly exclusive: string;
  readonly destination: string;
  readonly duties: string;
  /** Read before a struck-out amount, for example "Before". */
  readonly was?: string;
}

interface Props {
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly market: MarketParams;
  readonly words: PriceWords;
  readonly was?: number | null;
  readonly size?: "md" | "lg";
  readonly taxLine?: boolean;
  readonly className?: string;
}

/** An amount never stands alone: the tax line says what it contains in this region. */
export function Price({amount, currency, market, words, was, size = "md", taxLine = true, className}: Props) {
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
      {taxLine && <span className="text-label text-text-2">{taxText(market, words)}</span>}
    </p>
  );
}

function taxText(params: MarketParams, words: PriceWords): string {
  const {mode, rate, name} = marketOf(params.region).tax;
  if (mode !== "inclusive" || rate === null || name === null) {
    return mode === "inclusive" ? words.exclusive : words[mode];
  }
  return words.inclusive({rate: rate.toLocaleString(formatLocale(params)), taxName: name});
}
