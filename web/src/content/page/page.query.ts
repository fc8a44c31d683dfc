import "server-only";
import {AVAILABLE, BEST_FIRST} from "@gradus/schemas/filters";
import {pageProjection} from "@gradus/schemas/page-projection";
import {cacheTag} from "next/cache";
import {defineQuery} from "next-sanity";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import {readForMarket} from "../settings/read-for-market";
import type {ComposedType} from "./page-type";
import {sectionTags} from "./section-tags";
import {withTitle} from "./with-title";

const pageQuery = defineQuery(`
  *[_type in ["homePage", "storePage", "membershipPage", "landingPage", "coachProgramPage", "downloadPage",
      "compatibilityPage", "faqPage"] && _type == $type && slug.current == $slug && locale in $chain && ${AVAILABLE}]
    | ${BEST_FIRST} [0]{
    ${pageProjection},
    field, "campaignFrom": campaign.from, "campaignTo": campaign.to,
    "bounds": sections[defined(showFrom) || defined(showUntil)]{showFrom, showUntil}
  }
`);

/** The composed page at this address with the sections its market sees now, or null when editors published none. */
export async function getPage(type: ComposedType, slug: string, market: MarketView) {
  "use cache";
  const page = await readForMarket("PageQueryResult", pageQuery, market, {type, slug}, [
    tags.address(type, slug),
  ]);
  if (!page) return null;
  cacheTag(...sectionTags(page.sections));
  return withTitle(page);
}

export type Page = NonNullable<Awaited<ReturnType<typeof getPage>>>;
