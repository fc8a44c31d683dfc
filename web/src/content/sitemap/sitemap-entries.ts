import type {MarketParams} from "@gradus/schemas/markets";
import {pagePath} from "@gradus/schemas/page-path";
import {findRoute, LEGAL_PATHS} from "@gradus/schemas/routes";
import type {Address} from "@/content/addresses/addresses.query";
import {absoluteUrl, isOffered, type LanguageVersion, languageLinks} from "../seo/alternates";

export interface SitemapEntry {
  readonly url: string;
  readonly updatedAt: string | null;
  readonly languages: Readonly<Record<string, string>>;
}

interface Listed {
  /** Pages that have a document. */
  readonly addresses: readonly Address[];
  /** Everyone in the directory. */
  readonly coaches: readonly string[];
}

/** Every indexable page of a market: those with a document in its language, coaches, and those made of code. */
export function sitemapEntries(
  origin: string,
  market: MarketParams,
  {addresses, coaches}: Listed,
): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>();
  for (const address of addresses) {
    const path = pagePath(address);
    if (path === null || !isListed(address, path, market)) continue;
    const versions = addresses.filter(({type, slug}) => type === address.type && slug === address.slug);
    entries.set(path, entryOf(origin, market, path, versions, address.updatedAt));
  }
  for (const path of [...LEGAL_PATHS, ...coaches.map((slug) => `/coaches/${slug}`)]) {
    entries.set(path, entryOf(origin, market, path, null, null));
  }
  return [...entries.values()].sort((a, b) => a.url.localeCompare(b.url));
}

function isListed(address: Address, path: string, {region, locale}: MarketParams): boolean {
  const route = findRoute(path);
  if (!route?.built || !route.indexable) return false;
  return address.locale === locale && !address.noindex && isOffered(address, region);
}

function entryOf(
  origin: string,
  market: MarketParams,
  path: string,
  versions: readonly LanguageVersion[] | null,
  updatedAt: string | null,
): SitemapEntry {
  return {
    url: absoluteUrl(origin, market, path),
    updatedAt,
    languages: languageLinks(origin, path, versions),
  };
}
