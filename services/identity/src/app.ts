import {isBrowserLoopbackUrl} from "@gradus/schemas/loopback";
import type {HttpBindings} from "@hono/node-server";
import {Hono} from "hono";
import {HTTPException} from "hono/http-exception";
import type {AppDeps} from "./config/deps.ts";
import {apiRoutes} from "./control/api-routes.ts";
import {controlRoutes} from "./control/control-routes.ts";
import {styleSheet} from "./pages/style-sheet.ts";
import {createPartners} from "./partner/create-partners.ts";
import {partnerRoutes} from "./partner/partner-routes.ts";
import {createProviders} from "./providers/create-providers.ts";
import {providerRoutes} from "./providers/provider-routes.ts";

export async function createApp(deps: AppDeps) {
  const providers = await createProviders(deps);
  const partners = createPartners(deps);
  const app = new Hono<{Bindings: HttpBindings}>();
  app.onError((err, c) => {
    if (err instanceof HTTPException) return c.json({error: "invalid_request"}, err.status);
    deps.logger.error({err}, "request failed");
    return c.json({error: "server_error"}, 500);
  });
  app.notFound((c) => c.json({error: "not_found"}, 404));
  app.use(async (c, next) => {
    // Another site can point its own name at this machine; its pages must not sign in here.
    if (!isBrowserLoopbackUrl(c.req.url)) return c.json({error: "open it as 127.0.0.1"}, 403);
    await next();
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "no-referrer");
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
    if (!c.res.headers.has("content-security-policy")) {
      c.header("content-security-policy", pagePolicy([deps.siteUrl, deps.backendPublicUrl]));
    }
  });
  app.get("/health", (c) => c.json({data: {status: "ok"}}));
  app.get("/style.css", (c) => c.body(styleSheet, 200, {"content-type": "text/css; charset=utf-8"}));
  app.route("/api", apiRoutes(partners));
  app.route("/partner/:platform", partnerRoutes({...deps, partners}));
  app.route("/", providerRoutes({...deps, providers}));
  app.route("/", controlRoutes({...deps, partners}));
  return app;
}

/** A form here ends with a redirect to the site, which counts as its target. */
function pagePolicy(targets: readonly string[]) {
  return [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${[...new Set(targets)].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
