import "server-only";
import {getCatalog} from "@/content/catalog/get-catalog";
import {getValues} from "@/content/values/values.query";
import type {MarketView} from "@/content/view";
import {marketPath} from "@/lib/market-path";
import {getTranslator} from "@/lib/messages/get-translator";
import type {PageContext} from "../page-context";

/** Gathers what every section of a page may need, in parallel. */
export async function createPageContext(market: MarketView, path: string): Promise<PageContext> {
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
