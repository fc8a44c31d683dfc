import {parseMarket} from "@gradus/schemas/markets";
import {z} from "@hono/zod-openapi";
import {etag} from "hono/etag";
import {catalog} from "../../contract/catalog.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {type GetCatalogDeps, getCatalog} from "./get-catalog.ts";

const getCatalogRoute = defineRoute("public", null, {
  method: "get",
  path: "/catalog",
  tags: ["store"],
  summary: "What a region sells, with prices in minor units, offers and stock",
  // Weak, because a proxy may compress; the site revalidates with it instead of downloading again.
  middleware: [etag({weak: true})],
  request: {
    query: z.object({
      region: z.string().openapi({example: "de"}),
      locale: z.string().openapi({example: "de"}),
    }),
  },
  responses: {200: reply(catalog), 400: refusal("invalid")},
});

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
