/** A place on the page, of this site, or of another one, reached openly. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?]|$)/i;
/** Browsers leave these out before they read an address, so `java\nscript:` would be one. */
const IGNORED = /[\p{Cc}\s]/u;

/** Whether a link may lead there. `data:`, `javascript:` and `//host` come from mistakes or from third parties. */
export function isSafeAddress(address: string): boolean {
  return SAFE.test(address) && !IGNORED.test(address);
}
