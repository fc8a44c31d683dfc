import {formatLocale, type MarketParams} from "@gradus/schemas/markets";
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
