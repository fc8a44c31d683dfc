/**
 * Whether a page of this site sent the request. One from outside a browser has neither header, and no user's cookies.
 */
export function isOwnRequest({headers}: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  return origin === null || hostOf(origin) === headers.get("host");
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
