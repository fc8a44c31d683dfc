/** Of the framework, for its own requests. */
const INTERNAL = new Set(["_rsc"]);

/**
 * Adds the query a visitor arrived with, for example `?utm_source=`, to an address. Parameters the address has itself
 * stay as they are. `search` begins with a question mark, or is empty.
 */
export function withQuery(address: string, search: string): string {
  const [, path = "", own = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const known = new Set(new URLSearchParams(own).keys());
  const nameOf = (pair: string) => new URLSearchParams(pair).keys().next().value;
  const added = search
    .slice(1)
    .split("&")
    .filter((pair) => {
      const name = nameOf(pair);
      return name !== undefined && !known.has(name) && !INTERNAL.has(name);
    });
  const query = [own.slice(1), ...added].filter(Boolean).join("&");
  return `${path}${query && `?${query}`}${hash}`;
}
