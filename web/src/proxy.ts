import type {Region} from "@gradus/schemas/markets";
import type {NextRequest} from "next/server";
import {findRedirect, isPageAddress} from "./content/redirects/find-redirect";
import {readMoves} from "./content/redirects/read-moves";
import {env} from "./env/server";
import {endedPreview} from "./preview/ended-preview";
import {fetchRegion} from "./proxy/fetch-region";
import {visitorCountry} from "./proxy/visitor-country";
import {withResolvedPath} from "./proxy/with-resolved-path";
import {preferredRegion, withDetectedRegion} from "./proxy/with-visitor-regions";

// A visitor waits for this: better the international site than a slow redirect.
const DETECTION_TIMEOUT_MS = 300;

/**
 * Redirects every address that is not yet a clean page address to one, in a single step, and ends previews whose link
 * is no longer valid.
 */
export async function proxy(request: NextRequest) {
  return (await endedPreview(request)) ?? resolveAddress(request);
}

function resolveAddress(request: NextRequest) {
  return withResolvedPath(request, preferredRegion(request), {
    regionsOf: (preferred) => withDetectedRegion(preferred, () => detectRegion(request)),
    formerAddresses: async () => {
      const moves = await readMoves();
      return {
        isPage: (path, market) => isPageAddress(path, market, moves.pages),
        has: (path) => moves.redirects.some(({from}) => from === path),
        find: (path, market) => findRedirect(path, market, moves),
      };
    },
  });
}

async function detectRegion(request: NextRequest): Promise<Region | null> {
  const isDevelopment = env.NODE_ENV === "development";
  const country = visitorCountry(request, {header: env.COUNTRY_HEADER, isDevelopment});
  if (country === null) return null;
  return fetchRegion(country, {backendUrl: env.BACKEND_URL, timeoutMs: DETECTION_TIMEOUT_MS});
}

// The framework reads this at build time, so the pairs are spelled out; proxy.test.ts compares them with MARKETS.
// Clean page addresses never run the proxy: they are served as fast as a static file.
export const config = {
  matcher: [
    "/((?!_next/|api/|b/|canyon/|sitemaps/|feeds/|sitemap\\.xml$|robots\\.txt$|favicon\\.ico$|icon\\.|apple-icon\\.|(?:us/(?:en|es)|ca/(?:en|fr)|gb/en|de/(?:de|en)|fr/(?:fr|en)|es/(?:es|en)|eu/(?:en|de|fr)|au/en|ch/(?:de|fr|en)|int/(?:en|es|de|fr))(?!/products/)(?:/[a-z0-9_-]{1,120})*$).*)",
    // Pages in preview do, wherever they are.
    {source: "/:region([a-z]{2,3})/:locale([a-z]{2})/:path*", has: [{type: "cookie", key: "gradus-preview"}]},
  ],
};
