import "server-only";
import {localeChain, type MarketParams} from "@gradus/schemas/markets";
import type {QueryParams} from "@sanity/client";
import {dayInZone} from "@/lib/time/day-in-zone";
import {now} from "@/lib/time/now";
import {readContent} from "./read-content";
import {getRegionSettings} from "./settings/region-settings.query";

/** Reads content as a market sees it at this moment: adds region, languages, instant and the region's day. */
export async function readForMarket<Result>(
  query: string,
  {region, locale}: MarketParams,
  params: QueryParams,
  cacheTags: readonly string[],
) {
  const {timeZone, legal} = await getRegionSettings(region);
  const moment = now();
  const market = {
    region,
    locale,
    chain: localeChain(locale),
    scope: legal.scope,
    now: moment.toISOString(),
    today: dayInZone(moment, timeZone),
  };
  return readContent<Result>(query, {...market, ...params}, {timeZone, readBy: cacheTags});
}
