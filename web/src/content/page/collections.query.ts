import "server-only";
import {AVAILABLE, BEST_FIRST} from "@gradus/schemas/filters";
import {pageHead} from "@gradus/schemas/page-projection";
import {defineQuery} from "next-sanity";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import {readForMarket} from "../settings/read-for-market";
import {withTitle} from "./with-title";

const collectionQuery = defineQuery(`
  *[_type == "collection" && slug.current == $slug && locale in $chain && ${AVAILABLE}] | ${BEST_FIRST} [0]{
    ${pageHead}, text, skus
  }
`);

const collectionsQuery = defineQuery(`
  *[_type == "collection" && locale in $chain && ${AVAILABLE}] | ${BEST_FIRST} {
    _id, "slug": slug.current, title, text, skus
  }
`);

/** One collection with its article numbers in the editors' order, or null. */
export async function getCollection(slug: string, market: MarketView) {
  "use cache";
  const found = await readForMarket("CollectionQueryResult", collectionQuery, market, {slug}, [
    tags.address("collection", slug),
  ]);
  return found && withTitle(found);
}

/** Every collection the region offers, once, in the best language there is. */
export async function listCollections(market: MarketView) {
  "use cache";
  const found = await readForMarket("CollectionsQueryResult", collectionsQuery, market, {}, [
    tags.type("collection"),
  ]);
  return found
    .filter(({slug}, index) => found.findIndex((other) => other.slug === slug) === index)
    .map((collection) => withTitle(collection));
}
