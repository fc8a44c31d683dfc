import {followRedirects, pathOnly, type Redirect} from "@gradus/schemas/completeness/redirects";
import {localeChain, type MarketParams} from "@gradus/schemas/markets";
import {pagePath} from "@gradus/schemas/page-path";
import {findRoute} from "@gradus/schemas/routes";
import {isSafeAddress} from "@/lib/safe-address";
import {isOffered, type LanguageVersion} from "../seo/alternates";

type Availability = LanguageVersion["availability"];

interface Page {
  readonly type: string;
  readonly slug: string;
  readonly locale: string;
  readonly availability: Availability;
}

export interface Moves {
  readonly redirects: readonly (Redirect & {readonly targeting: Availability})[];
  readonly pages: readonly Page[];
}

/** Pages without which nothing answers at an address of this form. Every other form answers by itself. */
const NEEDS_PAGE: ReadonlySet<string> = new Set([
  "/",
  "/store",
  "/membership",
  "/coach-program",
  "/download",
  "/compatibility",
  "/faq",
  "/store/{product}",
  "/collections/{handle}",
  "/landing/{slug}",
]);

/**
 * The target to which editors redirect a former address, or null. `path` is without region and language. A chain of
 * redirects is one step for the visitor. A redirect counts only where a page answers at its target: a page that moved
 * in a single language or region has no former address elsewhere. A redirect that loops or leaves the site is ignored;
 * the Studio refuses these, but other tools could create them.
 */
export function findRedirect(path: string, market: MarketParams, {redirects, pages}: Moves) {
  const offered = redirects.filter(({targeting}) => isOffered({availability: targeting}, market.region));
  const chain = followRedirects(path, offered);
  if (chain === null) return null;
  if (chain.kind === "circles") {
    console.error(`Redirects go round in circles: ${chain.hops.join(" → ")}`);
    return null;
  }
  const {to, isPermanent} = chain;
  return isPageAddress(to, market, pages) ? {to: ascii(to), permanent: isPermanent} : null;
}

export function isPageAddress(to: string, market: MarketParams, pages: readonly Page[]): boolean {
  const route = to.startsWith("/") && isSafeAddress(to) ? findRoute(to) : null;
  if (!route?.built) return false;
  const path = pathOnly(to);
  const chain: readonly string[] = localeChain(market.locale);
  return (
    !NEEDS_PAGE.has(route.path) ||
    pages.some(
      (page) => pagePath(page) === path && chain.includes(page.locale) && isOffered(page, market.region),
    )
  );
}

/** The address as it is sent, in ASCII: all other characters are escaped. */
function ascii(to: string): string {
  const {pathname, search, hash} = new URL(to, "http://site.invalid");
  return `${pathname}${search}${hash}`;
}
