import "server-only";
import {localeChain} from "@gradus/schemas/markets";
import {dayInZone} from "@gradus/schemas/zoned-time";
import type {QueryParams} from "@sanity/client";
import type {MarketView} from "@/content/view";
import {now} from "@/lib/time/now";
import {readContent} from "../read-content";
import type {ResultName} from "../shape/repair";
import {getRegionSettings} from "./region-settings.query";

/** Reads content as a market sees it at this moment: adds region, languages, instant and the region's day. */
export async function readForMarket<Name extends ResultName>(
  name: Name,
  query: string,
  {region, locale, view}: MarketView,
  params: QueryParams,
  cacheTags: readonly string[],
  {isSealed = false} = {},
) {
  const {timeZone, legal} = await getRegionSettings(region, view);
  const moment = view?.at ? new Date(view.at) : now();
  const market = {
    region,
    locale,
    chain: localeChain(locale),
    scope: legal.scope,
    now: moment.toISOString(),
    today: dayInZone(moment, timeZone),
  };
  return readContent(name, query, {...market, ...params}, {timeZone, readBy: cacheTags, view, isSealed});
}
