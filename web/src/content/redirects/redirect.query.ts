import "server-only";
import {TARGETED} from "@gradus/schemas/filters";
import type {MarketParams} from "@gradus/schemas/markets";
import {defineQuery} from "next-sanity";
import {tags} from "../cache-tags";
import {readForMarket} from "../read-for-market";
import type {RedirectQueryResult} from "../sanity.generated";

const redirectQuery = defineQuery(`
  *[_type == "redirect" && from == $from && ${TARGETED}][0]{_id, to, permanent}
`);

/** Where editors send visitors of a former address, or null. `path` is without region and language. */
export async function findRedirect(path: string, market: MarketParams) {
  "use cache";
  return readForMarket<RedirectQueryResult>(redirectQuery, market, {from: path}, [tags.redirects]);
}
