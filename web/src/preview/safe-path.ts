/** A path of this site and nothing else: what a redirect may lead to. Query and hash stay. */
export function safePath(path: string | null | undefined, fallback = "/"): string {
  if (!path) return fallback;
  const base = "http://site.invalid";
  const url = URL.canParse(path, base) ? new URL(path, base) : null;
  return url && url.origin === base && url.pathname.startsWith("/") && !url.pathname.startsWith("//")
    ? `${url.pathname}${url.search}${url.hash}`
    : fallback;
}
