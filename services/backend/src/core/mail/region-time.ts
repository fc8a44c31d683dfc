import {formatLocale, type MarketParams, market as marketOf} from "@gradus/schemas/markets";

function inZone(market: MarketParams, style: Intl.DateTimeFormatOptions, at: string | Date) {
  const {timeZone} = marketOf(market.region);
  return new Intl.DateTimeFormat(formatLocale(market), {...style, timeZone}).format(new Date(at));
}

/** The day of a moment by the calendar of the region: there a purchase at night is of that evening. */
export function dayInRegion(at: string | Date, market: MarketParams): string {
  return inZone(market, {dateStyle: "long"}, at);
}

/** Day and time of a moment by the clock of the region, with the zone's name. */
export function momentInRegion(at: string | Date, market: MarketParams): string {
  return inZone(market, {dateStyle: "long", timeStyle: "long"}, at);
}
