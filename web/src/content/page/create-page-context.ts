import "server-only";
import {getTranslations} from "next-intl/server";
import {getCatalog} from "@/content/catalog/get-catalog";
import {getValues} from "@/content/values/values.query";
import type {MarketView} from "@/content/view";
import {marketPath} from "@/lib/market-path";
import type {PageContext} from "../page-context";

export async function createPageContext(market: MarketView, path: string): Promise<PageContext> {
  const [values, catalog, t] = await Promise.all([
    getValues(market),
    getCatalog(market),
    getTranslations({locale: market.locale}),
  ]);
  return {
    market,
    path,
    values,
    catalog,
    t,
    href: (target) => marketPath(market, target),
  };
}
