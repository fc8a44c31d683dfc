import {Hono} from "hono";
import {authorizeRoutes} from "./authorize-routes.ts";
import {dataRoutes} from "./data-routes.ts";
import type {PartnerDeps, PartnerEnv} from "./partner-env.ts";
import {isPlatform} from "./platforms.ts";
import {tokenRoutes} from "./token-routes.ts";

/** `/partner/{platform}`: OAuth 2.0 for a confidential client, and the data behind it. */
export function partnerRoutes(deps: PartnerDeps) {
  const {partners} = deps;
  const routes = new Hono<PartnerEnv>();
  routes.use(async (c, next) => {
    const name = c.req.param("platform") ?? "";
    const partner = isPlatform(name) ? partners.get(name) : undefined;
    if (!partner) return c.json({error: "not_found"}, 404);
    c.set("partner", partner);
    return next();
  });
  routes.route("/", authorizeRoutes(deps));
  routes.route("/", tokenRoutes(deps));
  routes.route("/api", dataRoutes());
  return routes;
}
