import {INTERNATIONAL, type MarketParams, parseMarket, type Region} from "@gradus/schemas/markets";
import {NextResponse} from "next/server";
import {NO_STORE} from "@/lib/cache-control";
import {marketPath} from "@/lib/market-path";
import {withQuery} from "@/lib/with-query";
import {
  defaultMarket,
  type Resolution,
  resolvePath,
  unknownAddress,
  type VisitorRegions,
} from "./resolve-path";

// One address for all junk: the page is made once, and no visitor can fill the cache with invented paths.
const NOT_FOUND_PATH = "/not-found";

/** Where editors send visitors of a former address, and whether they do so anywhere. */
interface FormerAddresses {
  /** Whether a page of the market answers there itself: then nothing leads on. */
  isPage(path: string, market: MarketParams): boolean;
  has(path: string): boolean;
  find(path: string, market: MarketParams): {readonly to: string; readonly permanent: boolean} | null;
}

interface Lookups {
  readonly regionsOf: (preferred: Region | null) => Promise<VisitorRegions>;
  readonly formerAddresses: () => Promise<FormerAddresses>;
}

/** Serves, redirects or responds with 404. The region is looked up only when the address depends on it. */
export async function withResolvedPath(
  request: Request,
  preferred: Region | null,
  lookups: Lookups,
): Promise<NextResponse> {
  const {pathname, search} = new URL(request.url);
  const resolution = resolvePath(pathname, search, {preferred, detected: null});
  if (resolution.kind === "notFound") {
    return answer(request, await resolveFormer({pathname, search, preferred, ...lookups}), preferred);
  }
  if (resolution.kind === "serve") return answer(request, resolution, preferred);
  const cleaned = resolution.noStore
    ? resolvePath(pathname, search, await lookups.regionsOf(preferred))
    : resolution;
  return answer(request, await followFormerAddress(cleaned, search, lookups), preferred);
}

/** A clean address may be a former one itself: the visitor is sent on at once. */
async function followFormerAddress(
  cleaned: Resolution,
  search: string,
  {formerAddresses}: Lookups,
): Promise<Resolution> {
  const target = cleaned.kind === "redirect" ? readLocation(cleaned.location) : null;
  if (cleaned.kind !== "redirect" || !target) return cleaned;
  const {path, market} = target;
  const former = await formerAddresses();
  const moved = former.has(path) && !former.isPage(path, market) ? former.find(path, market) : null;
  if (!moved) return cleaned;
  const location = withQuery(marketPath(market, moved.to), search);
  return {...cleaned, location, status: moved.permanent ? cleaned.status : 307};
}

function readLocation(location: string): {readonly market: MarketParams; readonly path: string} | null {
  const [, region = "", locale = "", ...rest] = (location.split("?")[0] ?? "").split("/");
  const market = parseMarket(region, locale);
  return market && {market, path: `/${rest.join("/")}`};
}

interface FormerLookup extends Lookups {
  readonly pathname: string;
  readonly search: string;
  readonly preferred: Region | null;
}

/** Redirects to the new address at once: completing the old one with region and language would take a second step. */
async function resolveFormer({
  pathname,
  search,
  preferred,
  regionsOf,
  formerAddresses,
}: FormerLookup): Promise<Resolution> {
  const unknown = unknownAddress(pathname);
  if (!unknown) return {kind: "notFound"};
  const former = await formerAddresses();
  if (!former.has(unknown.path)) return {kind: "notFound"};
  const visitor = unknown.region ? null : await regionsOf(preferred);
  const region = unknown.region ?? visitor?.preferred ?? visitor?.detected ?? INTERNATIONAL;
  const market = defaultMarket(region);
  const moved = former.find(unknown.path, market);
  if (!moved) return {kind: "notFound"};
  const location = withQuery(marketPath(market, moved.to), search);
  const isForAll = unknown.region !== null;
  return {kind: "redirect", location, status: isForAll && moved.permanent ? 308 : 307, noStore: !isForAll};
}

function answer(request: Request, resolution: Resolution, preferred: Region | null): NextResponse {
  if (resolution.kind === "serve") return NextResponse.next();
  if (resolution.kind === "notFound") {
    const page = marketPath(defaultMarket(preferred ?? INTERNATIONAL), NOT_FOUND_PATH);
    return NextResponse.rewrite(new URL(page, request.url));
  }
  const {location, status, noStore} = resolution;
  return NextResponse.redirect(new URL(location, request.url), {status, headers: noStore ? NO_STORE : {}});
}
