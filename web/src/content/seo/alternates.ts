import {type Locale, listMarkets, type MarketParams, market, type Region} from "@gradus/schemas/markets";
import {marketPath} from "@/lib/market-path";

export interface LanguageVersion {
  readonly locale: string;
  readonly noindex: boolean | null;
  readonly availability: {readonly mode: string | null; readonly regions: readonly string[] | null} | null;
}

/** Does a language version exist in a region? One without the field exists everywhere. */
export function isOffered({availability}: Pick<LanguageVersion, "availability">, region: Region): boolean {
  const regions = availability?.regions ?? [];
  if (availability?.mode === "only") return regions.includes(region);
  if (availability?.mode === "except") return !regions.includes(region);
  return true;
}

/** The markets that show a page in their own language. A market falling back to English is not among them. */
export function marketsOf(versions: readonly LanguageVersion[]): MarketParams[] {
  return listMarkets().filter(({region, locale}) =>
    versions.some((version) => version.locale === locale && !version.noindex && isOffered(version, region)),
  );
}

/**
 * `hreflang` → absolute address for every market of a page, plus `x-default` when the international English page
 * exists. Pages that are the same in all markets pass no versions.
 */
export function languageLinks(
  origin: string,
  path: string,
  versions: readonly LanguageVersion[] | null,
): Record<string, string> {
  const markets = versions === null ? listMarkets() : marketsOf(versions);
  const links: Record<string, string> = {};
  for (const params of markets) {
    for (const code of hreflangCodes(params.region, params.locale))
      links[code] = absoluteUrl(origin, params, path);
  }
  const fallback = markets.find(({region, locale}) => region === "int" && locale === "en");
  if (fallback) links["x-default"] = absoluteUrl(origin, fallback, path);
  return links;
}

export function absoluteUrl(origin: string, params: MarketParams, path: string): string {
  return `${origin}${marketPath(params, path)}`;
}

function hreflangCodes(region: Region, locale: Locale): readonly string[] {
  return market(region).hreflang[locale] ?? [];
}
