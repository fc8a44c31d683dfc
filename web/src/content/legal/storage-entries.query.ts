import "server-only";
import {TARGETED} from "@gradus/schemas/filters";
import {localized} from "@gradus/schemas/localized";
import type {MarketParams} from "@gradus/schemas/markets";
import {defineQuery} from "next-sanity";
import {tags} from "../cache-tags";
import {readForMarket} from "../read-for-market";
import type {StorageEntriesQueryResult} from "../sanity.generated";

const storageEntriesQuery = defineQuery(`
  *[_type == "storageEntry" && ${TARGETED}] | order(category asc, name asc){
    _id, name, category, "purpose": ${localized("purpose")}, "lifetime": ${localized("lifetime")}
  }
`);

/** Everything the site may store on a visitor's device, essential things first. */
export async function listStorageEntries(market: MarketParams) {
  "use cache";
  return readForMarket<StorageEntriesQueryResult>(storageEntriesQuery, market, {}, [
    tags.type("storageEntry"),
  ]);
}
