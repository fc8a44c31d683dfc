import "server-only";
import {TARGETED} from "@gradus/schemas/filters";
import {localized} from "@gradus/schemas/localized";
import {defineQuery} from "next-sanity";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import {readForMarket} from "../settings/read-for-market";

const storageEntriesQuery = defineQuery(`
  *[_type == "storageEntry" && ${TARGETED}] | order(category asc, name asc){
    _id, name, category, "purpose": ${localized("purpose")}, "lifetime": ${localized("lifetime")}
  }
`);

/** Everything the site may store on a visitor's device, essential things first. */
export async function listStorageEntries(market: MarketView) {
  "use cache";
  return readForMarket("StorageEntriesQueryResult", storageEntriesQuery, market, {}, [
    tags.type("storageEntry"),
  ]);
}
