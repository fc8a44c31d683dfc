import {type Currency, formatLocale, type MarketParams} from "@gradus/schemas/markets";
import {numberFormat} from "./intl";
import {keepTogether} from "./money";

/** An amount as a receipt writes it: with its cents, so that a column of them lines up. */
export const receiptAmount = (amountMinor: number, currency: Currency, market: MarketParams): string =>
  receiptAmountIn(amountMinor, currency, formatLocale(market));

export function receiptAmountIn(amountMinor: number, currency: Currency, locale: string): string {
  const format = numberFormat(locale, {style: "currency", currency});
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return keepTogether(format.format(amountMinor / 10 ** digits));
}
