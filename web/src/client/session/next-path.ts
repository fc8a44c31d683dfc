import {parseMarket} from "@gradus/schemas/markets";
import {findRoute} from "@gradus/schemas/routes";

const PLACEHOLDER_ORIGIN = "http://site.invalid";
const CONTROLS = /[\p{Cc}\\]/u;
// A redirect from one of these pages to another would be a loop.
const AUTH_PAGES = /^\/(sign-in|sign-up|reset-password)(\/|$)/;

/** The page of this site that `next` names, or null. Other sites, backslashes, unknown pages and sign-in itself are refused. */
export function parseNextPath(next: string | null | undefined): string | null {
  if (!next?.startsWith("/") || CONTROLS.test(next) || !URL.canParse(next, PLACEHOLDER_ORIGIN)) return null;
  const url = new URL(next, PLACEHOLDER_ORIGIN);
  if (url.origin !== PLACEHOLDER_ORIGIN || url.pathname.includes("//")) return null;
  const [, region = "", locale = "", ...rest] = url.pathname.split("/");
  const path = `/${rest.join("/")}`;
  if (!parseMarket(region, locale) || AUTH_PAGES.test(path)) return null;
  return findRoute(path)?.built ? `${url.pathname}${url.search}${url.hash}` : null;
}
