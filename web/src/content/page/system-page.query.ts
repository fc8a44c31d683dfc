import "server-only";
import {AVAILABLE, BEST_FIRST} from "@gradus/schemas/filters";
import {pageHead} from "@gradus/schemas/page-projection";
import {getTranslations} from "next-intl/server";
import {defineQuery} from "next-sanity";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import type {SystemPageQueryResult} from "../sanity.generated";
import {readForMarket} from "../settings/read-for-market";
import {systemPageTitle} from "./system-page-title";
import {withTitle} from "./with-title";

const systemPageQuery = defineQuery(`
  *[_type == "systemPage" && slug.current == $slug && locale in $chain && ${AVAILABLE}] | ${BEST_FIRST} [0]{
    ${pageHead}, lead
  }
`);

/** The words editors own on a coded page. Without any the page is there all the same, under the site's name for it. */
export async function getSystemPage(slug: string, market: MarketView) {
  "use cache";
  const page = await readForMarket("SystemPageQueryResult", systemPageQuery, market, {slug}, [
    tags.address("systemPage", slug),
  ]);
  if (!page) console.error(`No words are published for the page ${slug}`);
  return withTitle(
    page ?? emptySystemPage(slug, market),
    systemPageTitle(slug, await getTranslations({locale: market.locale})),
  );
}

function emptySystemPage(slug: string, {locale}: MarketView): NonNullable<SystemPageQueryResult> {
  return {
    _id: "",
    _type: "systemPage",
    updatedAt: "",
    shownLocale: locale,
    isFallback: false,
    translationGroup: slug,
    slug,
    title: "",
    pure: false,
    seo: {title: "", description: "", noindex: null, socialArt: null},
    alternates: [],
    lead: "",
  };
}
