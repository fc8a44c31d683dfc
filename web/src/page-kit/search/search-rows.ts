import "server-only";
import {localeChain} from "@gradus/schemas/markets";
import {pagePath} from "@gradus/schemas/page-path";
import {findRoute, LEGAL_PATHS} from "@gradus/schemas/routes";
import {type Address, listAddresses} from "@/content/addresses/addresses.query";
import {listCoaches} from "@/content/coaches/list-coaches";
import {getLegalDocument} from "@/content/legal/legal-document";
import {getCollection} from "@/content/page/collections.query";
import {createPageContext} from "@/content/page/create-page-context";
import {getPage} from "@/content/page/page.query";
import {COMPOSED_TYPES} from "@/content/page/page-type";
import {getProductPage} from "@/content/page/product-page.query";
import {inOneLanguage, shownContext} from "@/content/page/shown-language";
import {getSystemPage} from "@/content/page/system-page.query";
import type {PageContext} from "@/content/page-context";
import {isOffered} from "@/content/seo/alternates";
import {resolveUnit} from "@/content/tokens/resolve-unit";
import type {MarketView} from "@/content/view";
import type {SearchRow} from "@/features/search/find-rows";
import {wordsOf} from "@/features/search/words-of";
import {sectionRows} from "./section-rows";

/**
 * All search rows of a market, built once and cached until some of them change: no search queries the content lake
 * or the shop. Built from what the pages themselves read, so it finds what they show.
 */
export async function listSearchRows(market: MarketView): Promise<SearchRow[]> {
  "use cache";
  const context = await createPageContext(market, "/search");
  const [pages, legal, coaches] = await Promise.all([
    pageRows(market, context),
    Promise.all(LEGAL_PATHS.map((path) => legalRows(path.slice(1), market, context))),
    coachRows(market),
  ]);
  return firstOfEach([...pages, ...coaches, ...legal.flat()]);
}

/** A question that several pages answer is found on the first of them. */
function firstOfEach(rows: readonly SearchRow[]): SearchRow[] {
  const known = new Set<string>();
  return rows.filter(({group, path, title}) => {
    const key = `${group} ${group === "help" ? title : path}`;
    return known.has(key) ? false : known.add(key);
  });
}

async function pageRows(market: MarketView, context: PageContext): Promise<SearchRow[]> {
  const chain: readonly string[] = localeChain(market.locale);
  const found = (await listAddresses()).filter(
    (address) => chain.includes(address.locale) && !address.noindex && isOffered(address, market.region),
  );
  const addresses = new Map(found.map((address) => [`${address.type} ${address.slug}`, address]));
  // The page of questions first: what it answers is found there.
  const ordered = [...addresses.values()].sort((one, other) => rank(one) - rank(other));
  const rows = await Promise.all(ordered.map((address) => rowsOfPage(address, market, context)));
  return rows.flat();
}

const rank = ({type}: Address) => (type === "faqPage" ? 0 : 1);

async function rowsOfPage(address: Address, market: MarketView, context: PageContext): Promise<SearchRow[]> {
  const path = pagePath(address);
  const route = path === null ? null : findRoute(path);
  if (path === null || !route?.built || !route.indexable) return [];
  const page = await readPage(address, market);
  if (!page) return [];
  const shown = await shownContext(context, page);
  return sectionRows(page, {path, isProduct: address.type === "productPage"}, shown);
}

function readPage({type, slug}: Address, market: MarketView) {
  const composed = COMPOSED_TYPES.find((each) => each === type);
  const read = (shown: MarketView) => {
    if (composed) return getPage(composed, slug, shown);
    if (type === "productPage") return getProductPage(slug, shown);
    return type === "collection" ? getCollection(slug, shown) : getSystemPage(slug, shown);
  };
  return read(market).then((page) => inOneLanguage(page, market, read));
}

async function legalRows(kind: string, market: MarketView, context: PageContext): Promise<SearchRow[]> {
  const document = await getLegalDocument(kind, market);
  if (!document) return [];
  const {path, title, shownLocale: locale} = document;
  const clauses = document.clauses.flatMap((clause) => {
    const body = resolveUnit(clause.body, [], context);
    return {
      group: "legal" as const,
      path: `${path}#${clause.anchor}`,
      title: `${title}: ${clause.title}`,
      text: wordsOf(body),
      locale,
    };
  });
  return [{group: "legal", path, title, text: wordsOf(document.summary), locale}, ...clauses];
}

async function coachRows({locale}: MarketView): Promise<SearchRow[]> {
  const coaches = await listCoaches(locale);
  return coaches.map(({slug, name, headline, headline_locale}) => ({
    group: "coaches" as const,
    path: `/coaches/${slug}`,
    title: name,
    text: headline,
    locale: headline_locale,
  }));
}
