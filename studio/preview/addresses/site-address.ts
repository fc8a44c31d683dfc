import {type MarketParams, parseMarket} from "@gradus/schemas/markets";

export interface SiteAddress extends MarketParams {
  /** The rest of the path, the same in every market: `/store`. */
  readonly path: string;
  /** Query and hash. */
  readonly rest: string;
}

/** Market and path of an address of the site, or null for one outside every market. */
export function parseAddress(address: string, origin: string): SiteAddress | null {
  if (!URL.canParse(address, origin)) return null;
  const {pathname, search, hash} = new URL(address, origin);
  const [region = "", locale = "", ...path] = pathname.split("/").slice(1);
  const market = parseMarket(region, locale);
  return market && {...market, path: `/${path.join("/")}`, rest: search + hash};
}

/** Home has no slash at its end. */
export function addressOf(path: string, {region, locale}: MarketParams): string {
  return `/${region}/${locale}${path === "/" ? "" : path}`;
}

/** Paths do not change with region or language. */
export function inMarket(address: SiteAddress | null, market: MarketParams): string {
  return address ? addressOf(address.path, market) + address.rest : addressOf("/", market);
}
