import {market, REGIONS} from "@gradus/schemas/markets";
import type {RegionZones} from "./region-time.ts";

export const ZONES = Object.fromEntries(
  REGIONS.map((region) => [region, market(region).timeZone]),
) as RegionZones;
