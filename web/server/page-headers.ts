import type {IncomingMessage, ServerResponse} from "node:http";

const HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "cross-origin-opener-policy": "same-origin",
  // Nobody else may frame the shop or point its forms and addresses elsewhere.
  "content-security-policy": "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
};

/** What every answer of the site says about how it may be used. */
export function setPageHeaders(res: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value);
}

/** Pages are only ever read; anything else is refused before the framework would answer it with the page. */
export function refusesMethod({method = "GET", url = "/"}: IncomingMessage): boolean {
  return method !== "GET" && method !== "HEAD" && !url.startsWith("/api/");
}
