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

/** The same in a column of amounts, where zeros stay so that the digits stand below each other. */
export function formatAmount(amountMinor: number, currency: string, market: MarketParams): string {
  return keepTogether(moneyFormat(currency, market).format(inUnits(amountMinor, currency, market)));
}

/** The parts of an amount, for where its sign and its separator are drawn in their own size. */
export function amountParts(amountMinor: number, currency: string, market: MarketParams) {
  return moneyFormat(currency, market).formatToParts(inUnits(amountMinor, currency, market));
}

function moneyFormat(currency: string, market: MarketParams) {
  return numberFormat(formatLocale(market), {style: "currency", currency});
}

function inUnits(amountMinor: number, currency: string, market: MarketParams) {
  const digits = moneyFormat(currency, market).resolvedOptions().maximumFractionDigits ?? 2;
  return amountMinor / 10 ** digits;
}
