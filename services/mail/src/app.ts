import {isBrowserLoopbackUrl} from "@gradus/schemas/loopback";
import {Hono} from "hono";
import {HTTPException} from "hono/http-exception";
import type {Logger} from "pino";
import type {MessageStore} from "./store/message-store.ts";
import {apiRoutes} from "./web/api-routes.ts";
import {inboxRoutes} from "./web/inbox-routes.ts";
import {styleSheet} from "./web/views/style-sheet.ts";

export interface AppDeps {
  readonly store: MessageStore;
  readonly logger: Logger;
}

const PAGE_CSP = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Opens no port, so tests call it directly. */
export function createApp({store, logger}: AppDeps) {
  const app = new Hono();
  app.onError((err, c) => {
    if (err instanceof HTTPException) {
      return c.json(
        {err: {code: "forbidden", message: "This form belongs to the inbox's own pages"}},
        err.status,
      );
    }
    logger.error({err}, "request failed");
    return c.json({err: {code: "internal", message: "Something went wrong on our side"}}, 500);
  });
  app.notFound((c) => c.json({err: {code: "not_found", message: "Nothing is at this path"}}, 404));
  app.use(async (c, next) => {
    // Another site can point its own name at this machine; its pages must not read anyone's mail.
    if (!isBrowserLoopbackUrl(c.req.url)) {
      return c.json({err: {code: "forbidden", message: "Open the inbox as localhost or 127.0.0.1"}}, 403);
    }
    await next();
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "no-referrer");
    c.header("cache-control", "no-store");
    if (!c.res.headers.has("content-security-policy")) c.header("content-security-policy", PAGE_CSP);
  });
  app.get("/health", (c) => c.json({data: {status: "ok"}}));
  app.get("/style.css", (c) => c.body(styleSheet, 200, {"content-type": "text/css; charset=utf-8"}));
  app.route("/api", apiRoutes(store));
  app.route("/", inboxRoutes(store));
  return app;
}
