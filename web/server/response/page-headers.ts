import type {IncomingMessage, ServerResponse} from "node:http";
import {NO_CONTENT_POLICY} from "../policy/content-policy.ts";

const HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "cross-origin-opener-policy": "same-origin",
  // Pages get one of their own when they are complete.
  "content-security-policy": NO_CONTENT_POLICY,
};

/** A run's page records spoken notes; no other page may use the microphone. */
const RUN_PAGE = /^\/[a-z]+\/[a-z]+\/powercenter\/activities\/[^/?]+\/?(?:\?|$)/;
const WITH_MICROPHONE = "camera=(), geolocation=(), microphone=(self)";

const A_YEAR_S = 31_536_000;

/**
 * Makes a browser that once visited by TLS use only TLS for this host from then on, for requests to the backend too.
 */
export function requireTls(res: ServerResponse, siteUrl: string): void {
  if (siteUrl.startsWith("https:")) res.setHeader("strict-transport-security", `max-age=${A_YEAR_S}`);
}

export function pageHeaders(isPreview: boolean, url = "/"): Readonly<Record<string, string>> {
  return {
    ...HEADERS,
    ...(RUN_PAGE.test(url) && {"permissions-policy": WITH_MICROPHONE}),
    // The Studio may open previews in a window that it goes on speaking with.
    ...(isPreview && {"cross-origin-opener-policy": "unsafe-none"}),
  };
}

/** Pages are only ever read; anything else is refused before the framework would answer it with the page. */
export function refusesMethod({method = "GET", url = "/"}: IncomingMessage): boolean {
  return method !== "GET" && method !== "HEAD" && !url.startsWith("/api/");
}

/** An address of the framework's development mode: its overlay also sends what it wants to be explained. */
export function isFrameworkTool({url = "/"}: IncomingMessage): boolean {
  return url.startsWith("/__nextjs") || url.startsWith("/_next/");
}
