import "server-only";
import {type Catalog, catalog as catalogReply} from "@gradus/backend/contract/catalog";
import type {MarketParams} from "@gradus/schemas/markets";
import {cacheLife, cacheTag} from "next/cache";
import {z} from "zod";
import {env} from "@/env/server";
import {tags} from "../cache-tags";

const TIMEOUT_MS = 3000;
const reply = z.object({data: catalogReply});

/**
 * Prices, stock and offers of a market, or null while the shop does not respond: pages then state where to find
 * the price instead of failing. A missing response is requested again within seconds.
 */
export async function getCatalog({region, locale}: MarketParams): Promise<Catalog | null> {
  "use cache";
  cacheTag(tags.prices(region));
  try {
    const url = new URL(`/canyon/catalog?region=${region}&locale=${locale}`, env.BACKEND_URL);
    const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
    if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
    cacheLife({stale: 300, revalidate: 3600, expire: 86_400});
    return reply.parse(await response.json()).data;
  } catch (error) {
    console.error("Prices are unavailable:", error);
    cacheLife({stale: 30, revalidate: 5, expire: 301});
    return null;
  }
}
