import "server-only";
import {AVAILABLE, BEST_FIRST} from "@gradus/schemas/filters";
import {pageHead} from "@gradus/schemas/page-projection";
import {defineQuery} from "next-sanity";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import type {SystemPageQueryResult} from "../sanity.generated";
import {readForMarket} from "../settings/read-for-market";

const systemPageQuery = defineQuery(`
  *[_type == "systemPage" && slug.current == $slug && locale in $chain && ${AVAILABLE}] | ${BEST_FIRST} [0]{
    ${pageHead}, lead
  }
`);

/** The words editors own on a coded page, such as its title. Throws when none are published in any language. */
export async function getSystemPage(slug: string, market: MarketView) {
  "use cache";
  const page = await readForMarket<SystemPageQueryResult>(systemPageQuery, market, {slug}, [
    tags.address("systemPage", slug),
  ]);
  if (!page) throw new Error(`No words are published for the page ${slug}`);
  return page;
}

export type SystemPage = Awaited<ReturnType<typeof getSystemPage>>;
