/** Returns a path of this site, safe as the target of a redirect. Query and hash stay. */
export function safePath(path: string | null | undefined, fallback = "/"): string {
  if (!path) return fallback;
  const base = "http://site.invalid";
  const url = URL.canParse(path, base) ? new URL(path, base) : null;
  return url && url.origin === base && url.pathname.startsWith("/") && !url.pathname.startsWith("//")
    ? `${url.pathname}${url.search}${url.hash}`
    : fallback;
}
