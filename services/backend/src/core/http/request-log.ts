import {createMiddleware} from "hono/factory";
import {routePath} from "hono/route";
import type {Logger} from "pino";
import {redactPath} from "../log/redact.ts";
import type {AppEnv} from "./api.ts";

/** One line a request. The path only, without its secrets: a query may hold a token, a body a mail address. */
export function requestLog(logger: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    logger.info({
      request_id: c.get("requestId"),
      method: c.req.method,
      path: redactPath(c.req.path, routePath(c, -1)),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  });
}
