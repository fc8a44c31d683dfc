import {createMiddleware} from "hono/factory";
import type {AppEnv} from "./api.ts";

/** Nothing of ours is a page, and nobody keeps what a route does not say may be kept: most of it is about a person. */
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
