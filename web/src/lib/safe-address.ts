/** A place on the page, of this site, or of another one, reached openly. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?]|$)/i;
/** Browsers strip these before they parse an address, so `java\nscript:` would be a script address. */
const IGNORED = /[\p{Cc}\s]/u;

/** Whether an address is safe in a link. `data:`, `javascript:` and `//host` come from mistakes or third parties. */
export function isSafeAddress(address: string): boolean {
  return SAFE.test(address) && !IGNORED.test(address);
}
