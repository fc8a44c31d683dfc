import {market, type Region} from "@gradus/schemas/markets";
import {dayInZone} from "@gradus/schemas/zoned-time";

/** The calendar day of a moment in a region, yyyy-MM-dd. */
export const regionDay = (at: Date, region: Region): string => dayInZone(at, market(region).timeZone);
