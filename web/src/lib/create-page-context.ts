import "server-only";
import type {MarketParams} from "@gradus/schemas/markets";
import {getCatalog} from "@/content/catalog/get-catalog";
import {getValues} from "@/content/values/values.query";
import {marketPath} from "./market-path";
import {getTranslator} from "./messages";
import type {PageContext} from "./page-context";

/** Gathers what every section of a page may need, in parallel. */
export async function createPageContext(market: MarketParams, path: string): Promise<PageContext> {
  const [values, catalog] = await Promise.all([getValues(market), getCatalog(market)]);
  return {
    market,
    path,
    values,
    catalog,
    t: getTranslator(market.locale),
    href: (target) => marketPath(market, target),
  };
}
