import {type Locale, listMarkets, type Region} from "@gradus/schemas/markets";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {useEffect, useState} from "react";
import type {SanityClient} from "sanity";
import {readStudioEnv} from "../../env.ts";
import {useContentClient} from "../../live-query/content-client.ts";
import type {RegionZones} from "../../region-time/region-time.ts";
import {useRegionZones} from "../../region-time/use-region-zones.ts";
import {type MarketValues, readMarketValues} from "./market-values.ts";

/** Prices and registers change by the day, so an open form fetches them again only after this time. */
const FRESH_MS = 60_000;

interface CachedValues {
  readonly at: number;
  readonly values: Promise<readonly MarketValues[]>;
}
const cache = new Map<string, CachedValues>();

/** Values of tokens in every region that offers a language; null until they are loaded. */
export function useMarketValues(locale: Locale, isNeeded = true): readonly MarketValues[] | null {
  const client = useContentClient();
  const zones = useRegionZones();
  const [values, setValues] = useState<readonly MarketValues[] | null>(null);
  useEffect(() => {
    if (!isNeeded || !zones) return;
    let isCurrent = true;
    readCached(client, locale, zones).then(
      (read) => isCurrent && setValues(read),
      (error: unknown) => console.warn("Token values are unknown:", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, locale, zones, isNeeded]);
  return values;
}

/** Many fields of one form need the same values; they share one question. */
function readCached(
  client: SanityClient,
  locale: Locale,
  zones: RegionZones,
): Promise<readonly MarketValues[]> {
  const known = cache.get(locale);
  if (known && Date.now() - known.at < FRESH_MS) return known.values;
  const values = readAll(client, locale, zones);
  cache.set(locale, {at: Date.now(), values});
  values.catch(() => cache.delete(locale));
  return values;
}

async function readAll(client: SanityClient, locale: Locale, zones: RegionZones) {
  const published = client.withConfig({perspective: "published"});
  const sources = {query: published.fetch.bind(published), prices: fetchPrices};
  const markets = listMarkets().filter((market) => market.locale === locale);
  const today = (region: Region) => dayInZone(new Date(), zones[region]);
  return Promise.all(markets.map((market) => readMarketValues(market, today(market.region), sources)));
}

async function fetchPrices({region, locale}: {region: string; locale: string}): Promise<unknown> {
  const url = new URL(`/canyon/catalog?region=${region}&locale=${locale}`, readStudioEnv().backendUrl);
  const response = await fetch(url, {signal: AbortSignal.timeout(3000)});
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  return response.json();
}
