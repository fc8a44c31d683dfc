import {INTERNATIONAL, type Region} from "@gradus/schemas/markets";
import {NextResponse} from "next/server";
import {NO_STORE} from "@/lib/cache-control";
import {marketPath} from "@/lib/market-path";
import {defaultMarket, type Resolution, resolvePath, type VisitorRegions} from "./resolve-path";

// One address for all junk: the page is made once, and nobody can fill the cache with invented paths.
const NOT_FOUND_PATH = "/not-found";

/** Serves, redirects or answers 404. The region is asked for only when the address depends on it. */
export async function withResolvedPath(
  request: Request,
  preferred: Region | null,
  regionsOf: (preferred: Region | null) => Promise<VisitorRegions>,
): Promise<NextResponse> {
  const {pathname, search} = new URL(request.url);
  const resolution = resolvePath(pathname, search, {preferred, detected: null});
  if (resolution.kind !== "redirect" || !resolution.noStore) return answer(request, resolution, preferred);
  return answer(request, resolvePath(pathname, search, await regionsOf(preferred)), preferred);
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
