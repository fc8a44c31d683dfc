import {parseMarket} from "@gradus/schemas/markets";
import {etag} from "hono/etag";
import * as calls from "../../contract/calls/catalog.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {type GetCatalogDeps, getCatalog} from "./get-catalog.ts";

const getCatalogRoute = defineRoute(calls.getCatalog, null, [etag({weak: true})]);

export function commerceRoutes(deps: GetCatalogDeps) {
  return createApi().openapi(getCatalogRoute, async (c) => {
    const {region, locale} = c.req.valid("query");
    const market = parseMarket(region, locale);
    if (!market) {
      throw new AppError("invalid", "Region and locale must be a pair that is sold in", {
        field_errors: {region: "unknown_value", locale: "unknown_value"},
      });
    }
    c.header("cache-control", "public, max-age=60, stale-while-revalidate=600");
    return c.json({data: await getCatalog(deps, market)}, 200);
  });
}
