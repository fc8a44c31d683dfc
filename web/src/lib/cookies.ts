/** The only cookie that scripts of this site may access; the cart's is hidden from them. */
export const REGION_COOKIE = "user_pref_region";
/** How long "Stay" is remembered. */
const STAY_SECONDS = 14 * 24 * 60 * 60;

/** The cookie's value in a `Cookie` header or `document.cookie`, or null. Any name but the region's is refused. */
export function readCookie(name: string, cookies: string): string | null {
  if (name !== REGION_COOKIE) {
    console.error(`Refused to read the cookie "${name}": only ${REGION_COOKIE} may be read`);
    return null;
  }
  const prefix = `${name}=`;
  const found = cookies.split("; ").find((pair) => pair.startsWith(prefix));
  return found ? found.slice(prefix.length) : null;
}

export interface RegionCookieOptions {
  /** `stay` lasts 14 days, `session` until the browser closes. */
  readonly keep: "stay" | "session";
  readonly isSecure: boolean;
}

/** The line that remembers a region, for `document.cookie` or `Set-Cookie`. */
export function regionCookie(region: string, {keep, isSecure}: RegionCookieOptions): string {
  const parts = [`${REGION_COOKIE}=${region}`, "Path=/", "SameSite=Lax"];
  if (keep === "stay") parts.push(`Max-Age=${STAY_SECONDS}`);
  if (isSecure) parts.push("Secure");
  return parts.join("; ");
}
