import {formatLocale, type MarketParams} from "@gradus/schemas/markets";
import {regionDay} from "../time/region-day";
import {dateFormat} from "./intl";

/** A calendar day (`2026-11-21`) in words, never shifted by a time zone. What is no day is handed back as it is. */
export function formatDay(
  day: string,
  market: MarketParams,
  style: "full" | "long" | "medium" | "short" = "long",
): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const words = dateFormat(formatLocale(market), {dateStyle: style, timeZone: "UTC"}).format(date);
  // French says "1er février" where Intl writes "1 février".
  return market.locale === "fr" ? words.replace(/(?<=^|\s)1(?=\s\p{L})/u, "1er") : words;
}

/** The day of a moment in words, by the calendar of the market's region, as shown in mails and on receipts. */
export const formatRegionDay = (
  at: string | Date,
  market: MarketParams,
  style?: "full" | "long" | "medium" | "short",
): string => formatDay(regionDay(new Date(at), market.region), market, style);

/** A calendar day where there is little room, its month as a word: "22. Dez. 2026". */
export function formatShortDay(day: string, market: MarketParams): string {
  const options = {day: "numeric", month: "short", year: "numeric", timeZone: "UTC"} as const;
  return dateFormat(formatLocale(market), options).format(new Date(`${day}T00:00:00Z`));
}
