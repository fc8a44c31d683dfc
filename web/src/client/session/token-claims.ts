export interface TokenClaims {
  readonly sub: string;
  /** Seconds since 1970, by the server's clock. */
  readonly iat: number;
  readonly exp: number;
  /** When the user last authenticated. */
  readonly auth_time: number | null;
}

/** The claims of an access token, unverified: good for paths and timers, never for a decision. */
export function readClaims(token: string): TokenClaims | null {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const {sub, iat, exp, auth_time}: Partial<Record<keyof TokenClaims, unknown>> = JSON.parse(atob(payload));
    if (typeof sub !== "string" || typeof exp !== "number" || typeof iat !== "number") return null;
    return {sub, iat, exp, auth_time: typeof auth_time === "number" ? auth_time : null};
  } catch {
    return null;
  }
}
