import {formatLocale, type MarketParams} from "@gradus/schemas/markets";
import {dateFormat} from "./intl";

/** A calendar day (`2026-11-21`) in words. The day is never shifted by a time zone. */
export function formatDay(
  day: string,
  market: MarketParams,
  style: "full" | "long" | "medium" | "short" = "long",
): string {
  const words = dateFormat(formatLocale(market), {dateStyle: style, timeZone: "UTC"}).format(
    new Date(`${day}T00:00:00Z`),
  );
  // French says "1er février" where Intl writes "1 février".
  return market.locale === "fr" ? words.replace(/(?<=^|\s)1(?=\s\p{L})/u, "1er") : words;
}
