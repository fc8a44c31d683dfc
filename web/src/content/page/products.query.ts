import "server-only";
import {AVAILABLE, BEST_FIRST} from "@gradus/schemas/filters";
import {defineQuery} from "next-sanity";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import {readForMarket} from "../settings/read-for-market";
import {withTitle} from "./with-title";

const productsQuery = defineQuery(`
  *[_type == "productPage" && locale in $chain && ${AVAILABLE}] | ${BEST_FIRST} {
    _id, "slug": slug.current, title, tagline, skus, field,
    "art": gallery[0]{generator, params, decorative, alt},
    specs[]{_key, label, value}
  }
`);

/** Every product the region offers, once, in the best language there is. */
export async function listProducts(market: MarketView) {
  "use cache";
  const found = await readForMarket("ProductsQueryResult", productsQuery, market, {}, [
    tags.type("productPage"),
  ]);
  return found
    .filter(({slug}, index) => found.findIndex((other) => other.slug === slug) === index)
    .map((product) => withTitle(product));
}

export type ProductSummary = Awaited<ReturnType<typeof listProducts>>[number];
