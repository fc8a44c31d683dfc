import "server-only";
import {AVAILABLE, BEST_FIRST} from "@gradus/schemas/filters";
import {pageProjection} from "@gradus/schemas/page-projection";
import {cacheTag} from "next/cache";
import {defineQuery} from "next-sanity";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import {readForMarket} from "../settings/read-for-market";
import {sectionTags} from "./section-tags";
import {withTitle} from "./with-title";

const productPageQuery = defineQuery(`
  *[_type == "productPage" && slug.current == $slug && locale in $chain && ${AVAILABLE}] | ${BEST_FIRST} [0]{
    ${pageProjection},
    skus, field, tagline, description,
    gallery[]{_key, generator, params, decorative, alt},
    inTheBox,
    specs[]{_key, label, value},
    "bounds": sections[defined(showFrom) || defined(showUntil)]{showFrom, showUntil}
  }
`);

/** A product's page, or null when the region does not offer it. Prices come from the shop, not from here. */
export async function getProductPage(slug: string, market: MarketView) {
  "use cache";
  const page = await readForMarket("ProductPageQueryResult", productPageQuery, market, {slug}, [
    tags.address("productPage", slug),
  ]);
  if (!page) return null;
  cacheTag(...sectionTags(page.sections ?? []));
  return withTitle(page);
}

export type ProductPage = NonNullable<Awaited<ReturnType<typeof getProductPage>>>;
