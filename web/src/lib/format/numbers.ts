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

/** Seconds as m:ss or h:mm:ss. Runners read it the same in every language. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const pad = (part: number) => String(part).padStart(2, "0");
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
