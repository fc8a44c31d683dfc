import {defaultLocale, market, regionOfCountry} from "@gradus/schemas/markets";
import {z} from "@hono/zod-openapi";
import {regionReply} from "../../contract/markets.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";

const getRegionRoute = defineRoute("public", null, {
  method: "get",
  path: "/region",
  tags: ["markets"],
  summary:
    "The region that serves a country, `int` for countries without one, with its first language and its currency",
  request: {
    query: z.object({
      country: z
        .string()
        .regex(/^[A-Za-z]{2}$/, "An ISO 3166 code has two letters")
        .openapi({example: "DE"}),
    }),
  },
  responses: {200: reply(regionReply), 400: refusal("invalid")},
});

export function marketRoutes() {
  return createApi().openapi(getRegionRoute, (c) => {
    c.header("cache-control", "public, max-age=86400");
    const region = regionOfCountry(c.req.valid("query").country);
    const {currency} = market(region);
    return c.json({data: {region, default_locale: defaultLocale(region), currency}}, 200);
  });
}
