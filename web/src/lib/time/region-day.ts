import {market, type Region} from "@gradus/schemas/markets";
import {zoneDay} from "./zone-day";

/** The calendar day of a moment in a region, yyyy-MM-dd. */
export const regionDay = (at: Date, region: Region): string => zoneDay(at, market(region).timeZone);
