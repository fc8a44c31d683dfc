import {isBrowserLoopback} from "@gradus/schemas/loopback";
import {PREVIEW_COOKIE} from "./session";

/** The framework's own: pages are then made for this visitor, past every cache. */
export const DRAFT_COOKIE = "__prerender_bypass";

export interface CookiePlace {
  /** Cookies of `https` and of this machine may be Secure, which frames of other sites require. */
  readonly isSecure: boolean;
  /** The page is framed by another site: the cookie is stored per framing site. */
  readonly isPartitioned: boolean;
}

/** The line that sets a preview cookie for this browser session. */
export function previewCookie(name: string, value: string, {isSecure, isPartitioned}: CookiePlace): string {
  const rules = isSecure ? "; Secure; SameSite=None" : "; SameSite=Lax";
  return `${name}=${value}; Path=/; HttpOnly${rules}${isPartitioned ? "; Partitioned" : ""}`;
}

/**
 * Lines that end every preview cookie, however it was set: a partitioned cookie and a plain one of the same name
 * are two cookies, and each only goes by its own rules.
 */
export function endPreviewCookies(): string[] {
  const places = ["; SameSite=Lax", "; Secure; SameSite=None", "; Secure; SameSite=None; Partitioned"];
  return [DRAFT_COOKIE, PREVIEW_COOKIE].flatMap((name) =>
    places.map((rules) => `${name}=; Path=/; Max-Age=0; HttpOnly${rules}`),
  );
}

export function cookiePlace(request: Request): CookiePlace {
  const {protocol, hostname} = new URL(request.url);
  const isSecure = protocol === "https:" || isBrowserLoopback(hostname);
  const isForeignFrame =
    request.headers.get("sec-fetch-dest") === "iframe" &&
    request.headers.get("sec-fetch-site") === "cross-site";
  return {isSecure, isPartitioned: isSecure && isForeignFrame};
}
