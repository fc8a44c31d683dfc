import {defaultLocale, market, regionOfCountry} from "@gradus/schemas/markets";
import * as calls from "../../contract/calls/markets.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";

const getRegionRoute = defineRoute(calls.getRegion, null);

export function marketRoutes() {
  return createApi().openapi(getRegionRoute, (c) => {
    c.header("cache-control", "public, max-age=86400");
    const region = regionOfCountry(c.req.valid("query").country);
    const {currency} = market(region);
    return c.json({data: {region, default_locale: defaultLocale(region), currency}}, 200);
  });
}
