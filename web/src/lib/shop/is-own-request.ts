/** Whether a page of this site sent it. What no browser sent names neither, and carries nobody's cookies. */
export function isOwnRequest({headers}: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  return origin === null || hostOf(origin) === headers.get("host");
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
