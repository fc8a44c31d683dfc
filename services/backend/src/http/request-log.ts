import {createMiddleware} from "hono/factory";
import type {Logger} from "pino";
import type {AppEnv} from "./api.ts";

/** One line a request. The path only: a query may hold a token, a body a mail address. */
export function requestLog(logger: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    logger.info({
      request_id: c.get("requestId"),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  });
}
