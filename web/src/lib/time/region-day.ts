import {market, type Region} from "@gradus/schemas/markets";

/** The calendar day of a moment in a region, yyyy-MM-dd: the same on the server and in every browser. */
export function regionDay(at: Date, region: Region): string {
  return new Intl.DateTimeFormat("en-CA", {timeZone: market(region).timeZone, dateStyle: "short"}).format(at);
}
