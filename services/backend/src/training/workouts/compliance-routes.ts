import {z} from "@hono/zod-openapi";
import {runWorkout} from "../../contract/workout-compliance.ts";
import {createApi} from "../../core/http/api.ts";
import {askedLocale} from "../../core/http/asked-locale.ts";
import {defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {reply} from "../../core/http/describe.ts";
import {requireRun} from "../activities/get-run.ts";
import type {OpenDeps} from "../activities/open-run.ts";
import {type RunInPathDeps, runInPath} from "../activities/run-in-path.ts";
import {getCompliance} from "./get-compliance.ts";

/** Below `/b/api/v1/activities`. */
export function complianceRoutes(deps: OpenDeps & RunInPathDeps) {
  const route = defineRoute("run.plan", runInPath(deps), {
    method: "get",
    path: "/{id}/workout",
    tags: ["activities"],
    summary: "How a run went beside its workout",
    request: {params: z.object({id: z.string().max(64)})},
    responses: {200: reply(runWorkout), ...GUARDED},
  });
  return createApi().openapi(route, async (c) => {
    const run = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
    return c.json({data: {workout: await getCompliance(deps, run, askedLocale(c))}}, 200);
  });
}
