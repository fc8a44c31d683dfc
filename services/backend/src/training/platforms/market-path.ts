import {type MarketParams, parseMarket} from "@gradus/schemas/markets";

/** A page's address within a market; without one the site chooses. */
export function marketPath(market: {readonly region: string; readonly locale: string} | null, path: string) {
  const known = market && readMarket(market.region, market.locale);
  return known ? `/${known.region}/${known.locale}${path}` : path;
}

export function readMarket(region: string | undefined, locale: string | undefined): MarketParams | null {
  return region && locale ? parseMarket(region, locale) : null;
}
