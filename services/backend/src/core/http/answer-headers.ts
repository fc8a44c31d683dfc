import {createMiddleware} from "hono/factory";
import type {AppEnv} from "./api.ts";

/**
 * Default headers. No response of the API is a page, and a response may be cached only where its route allows it:
 * most of them are about a person.
 */
const UNLESS_SAID: Readonly<Record<string, string>> = {
  "cache-control": "private, no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Completes every answer, refusals included, with what a browser may do with it. */
export const answerHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(UNLESS_SAID)) {
    if (!c.res.headers.has(name)) c.header(name, value);
  }
});
