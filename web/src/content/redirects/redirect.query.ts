import "server-only";
import {followRedirects} from "@gradus/schemas/completeness/redirects";
import {TARGETED} from "@gradus/schemas/filters";
import {defineQuery} from "next-sanity";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import {readForMarket} from "../settings/read-for-market";

const redirectsQuery = defineQuery(`
  *[_type == "redirect" && ${TARGETED}] | order(_id asc){_id, from, to, permanent}
`);

/** Every redirect of a market: one read, however many unknown addresses are tried. */
async function listRedirects(market: MarketView) {
  "use cache";
  return readForMarket("RedirectsQueryResult", redirectsQuery, market, {}, [tags.redirects]);
}

/**
 * Where editors send visitors of a former address, or null. `path` is without region and language. A chain is one
 * step for the visitor; a circle, which the Studio refuses but other hands could make, is no address at all.
 */
export async function findRedirect(path: string, market: MarketView) {
  const journey = followRedirects(path, await listRedirects(market));
  if (journey?.kind === "circles") {
    console.error(`Redirects go round in circles: ${journey.hops.join(" → ")}`);
    return null;
  }
  return journey && {to: journey.to, permanent: journey.isPermanent};
}
