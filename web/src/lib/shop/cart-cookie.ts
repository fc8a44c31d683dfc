/** Where the visitor's cart token lives: no script can read it, and no other site can send it along. */
const CART_COOKIE = "cart";

/** Lifetime of an untouched cart in the backend, in seconds. */
const MAX_AGE_S = 30 * 24 * 60 * 60;
const TOKEN = /^[\w-]{43}$/;

/** The token in a `Cookie` header, or null. What was not made by the backend is none. */
export function readCartToken(cookies: string | null): string | null {
  const prefix = `${CART_COOKIE}=`;
  const found = (cookies ?? "").split("; ").find((pair) => pair.startsWith(prefix));
  const token = found?.slice(prefix.length) ?? "";
  return TOKEN.test(token) ? token : null;
}

export function cartCookie(token: string, {isSecure}: {readonly isSecure: boolean}): string {
  const secure = isSecure ? "; Secure" : "";
  return `${CART_COOKIE}=${token}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${secure}`;
}
