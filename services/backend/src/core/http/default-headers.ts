import {createMiddleware} from "hono/factory";
import type {AppEnv} from "./api.ts";

/**
 * Default headers. No response of the API is a page, and a response may be cached only where its route allows it:
 * most of them are about a person.
 */
const DEFAULT_HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "private, no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

export const defaultHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(DEFAULT_HEADERS)) {
    if (!c.res.headers.has(name)) c.header(name, value);
  }
});
