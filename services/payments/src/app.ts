import {isBrowserLoopbackUrl} from "@gradus/schemas/loopback";
import type {HttpBindings} from "@hono/node-server";
import {Hono} from "hono";
import {HTTPException} from "hono/http-exception";
import type {Logger} from "pino";
import {type ApiDeps, apiRoutes} from "./api/api-routes.ts";
import {controlApiRoutes} from "./control/api-routes.ts";
import type {ControlDeps} from "./control/control-deps.ts";
import {panelRoutes} from "./control/panel-routes.ts";
import {portalRoutes} from "./shopper/portal/portal-routes.ts";
import {shopperRoutes} from "./shopper/shopper-routes.ts";

export interface AppDeps extends Omit<ApiDeps, "onProblem">, ControlDeps {
  readonly logger: Logger;
  readonly siteOrigins: readonly string[];
}

export function createApp(deps: AppDeps) {
  const app = new Hono<{Bindings: HttpBindings}>();
  app.onError((err, c) => {
    if (err instanceof HTTPException) return c.json({error: {message: "Refused"}}, err.status);
    deps.logger.error({err}, "request failed");
    return c.json({error: {message: "Something went wrong on our side"}}, 500);
  });
  app.notFound((c) => c.json({error: {message: "Nothing is at this path"}}, 404));
  app.use(async (c, next) => {
    // Another site can point its own name at this machine; its pages must not buy here.
    if (!isBrowserLoopbackUrl(c.req.url)) return c.json({error: {message: "open it as 127.0.0.1"}}, 403);
    await next();
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "no-referrer");
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
    if (!c.res.headers.has("content-security-policy")) c.header("content-security-policy", STRICT_POLICY);
  });
  app.get("/health", (c) => c.json({data: {status: "ok"}}));
  app.route("/", apiRoutes({...deps, onProblem: (err) => deps.logger.error({err}, "API call failed")}));
  app.route("/", shopperRoutes(deps));
  app.route("/p/session/:id", portalRoutes(deps));
  app.route("/", panelRoutes(deps));
  app.route("/control", controlApiRoutes(deps));
  return app;
}

const STRICT_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");
