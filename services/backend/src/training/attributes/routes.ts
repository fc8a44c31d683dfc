import {z} from "@hono/zod-openapi";
import {runnerAttributeQuery, runnerAttributes} from "../../contract/runner-attributes.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {sharedInPath} from "../../core/http/shared-in-path.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {getRunnerAttributes} from "./get-runner-attributes.ts";

/** What kind of runner somebody is, below `/b/api/v1/users`. */
export function attributeRoutes(deps: AnalysisDeps) {
  const attributeRoute = defineRoute("power.read", sharedInPath(deps), {
    method: "get",
    path: "/{id}/runner-attribute",
    tags: ["power"],
    summary: "Five attributes of a runner, each with what it is honestly compared with",
    request: {params: z.object({id: z.string().max(64)}), query: runnerAttributeQuery},
    responses: {200: reply(runnerAttributes), 400: refusal("invalid"), ...GUARDED},
  });
  return createApi().openapi(attributeRoute, async (c) => {
    return c.json({data: await getRunnerAttributes(deps, c.var.owner, c.req.valid("query"))}, 200);
  });
}
