import {formatLocale, type MarketParams} from "@gradus/schemas/markets";
import {numberFormat} from "./intl";
import {keepTogether} from "./money";

export function formatNumber(
  value: number,
  market: MarketParams,
  options: Intl.NumberFormatOptions = {},
): string {
  return numberFormat(formatLocale(market), options).format(value);
}

/** A whole percentage: 15 becomes "15%" or "15 %", as the language writes it. */
export function formatPercent(percent: number, market: MarketParams): string {
  return keepTogether(formatNumber(percent / 100, market, {style: "percent", maximumFractionDigits: 1}));
}

/** A number and the symbol of its unit, on one line: "268 W". */
export function formatQuantity(
  value: number,
  unit: string,
  market: MarketParams,
  fractionDigits = 0,
): string {
  const options = {minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits};
  return `${formatNumber(value, market, options)}\u00a0${unit}`;
}
