import type {Context} from "hono";
import {etag} from "hono/etag";
import * as calls from "../contract/calls/features.ts";
import {type AppEnv, createApi} from "../core/http/api.ts";
import {defineRoute} from "../core/http/define-route.ts";
import type {FeatureSubject} from "./evaluate-flag.ts";
import {type ListFeaturesDeps, listFeatures} from "./list-features.ts";

export interface FeatureRouteDeps extends ListFeaturesDeps {
  /** The caller, if known. An invalid bearer token counts as none and is not refused: the call is public. */
  readonly featureSubject: (c: Context<AppEnv>) => Promise<FeatureSubject | null>;
}

const listRoute = defineRoute(calls.list, null, [etag()]);

export function featureRoutes(deps: FeatureRouteDeps) {
  return createApi().openapi(listRoute, async (c) => {
    const {region = null} = c.req.valid("query");
    const data = await listFeatures(deps, {subject: await deps.featureSubject(c), region});
    c.header("cache-control", "private, max-age=60");
    c.header("vary", "Authorization", {append: true});
    c.header("etag", `W/"${data.etag}"`);
    return c.json({data}, 200);
  });
}
