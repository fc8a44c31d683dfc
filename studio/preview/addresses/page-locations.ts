import {listMarkets, localeChain, type MarketParams} from "@gradus/schemas/markets";
import {pagePath} from "@gradus/schemas/page-path";
import {addressOf} from "./site-address.ts";

export interface PageRow {
  readonly id: string;
  readonly type: string;
  readonly slug: string | null;
  readonly locale: string | null;
  readonly title: string | null;
  readonly availability: {readonly mode: string | null; readonly regions: readonly string[] | null} | null;
}

export interface PageLocation extends MarketParams {
  readonly href: string;
  readonly title: string | null;
  /** The page is read here in place of a missing translation. */
  readonly isFallback: boolean;
}

/** Every address of a page: markets of its language, and those where it replaces a missing translation. */
export function pageLocations(page: PageRow, all: readonly PageRow[]): PageLocation[] {
  const {type, slug, title} = page;
  const path = slug === null ? null : pagePath({type, slug});
  if (path === null) return [];
  const siblings = all.filter((row) => row.type === type && row.slug === slug);
  return listMarkets()
    .filter((market) => shownIn(market, siblings)?.id === page.id)
    .map((market) => ({
      ...market,
      title,
      href: addressOf(path, market),
      isFallback: market.locale !== page.locale,
    }));
}

/** The document visitors of a market see among those with one address: own language first, own region before all. */
function shownIn(market: MarketParams, siblings: readonly PageRow[]): PageRow | null {
  for (const locale of localeChain(market.locale)) {
    const offered = siblings.filter((row) => row.locale === locale && isOffered(row, market.region));
    const best = offered.find(isVariant) ?? offered[0];
    if (best) return best;
  }
  return null;
}

const isVariant = ({availability}: PageRow) => availability?.mode === "only";

function isOffered({availability}: PageRow, region: string): boolean {
  const isNamed = availability?.regions?.includes(region) ?? false;
  if (availability?.mode === "only") return isNamed;
  return availability?.mode === "except" ? !isNamed : true;
}
