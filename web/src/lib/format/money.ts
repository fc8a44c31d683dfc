import {formatLocale, type MarketParams} from "@gradus/schemas/markets";
import {numberFormat} from "./intl";

/** Minor units as words of the market. Whole amounts drop their zeros, and the amount never parts from its currency. */
export function formatMoney(amountMinor: number, currency: string, market: MarketParams): string {
  const format = numberFormat(formatLocale(market), {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return keepTogether(format.format(amountMinor / 10 ** digits));
}

/** Replaces every plain space, so a number and its unit stay on one line. */
export function keepTogether(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
