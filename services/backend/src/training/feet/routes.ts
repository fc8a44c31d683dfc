import {z} from "@hono/zod-openapi";
import {footData, footQuery} from "../../contract/foot-data.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {requireRun} from "../activities/get-run.ts";
import {type RunInPathDeps, runInPath} from "../activities/run-in-path.ts";
import {getFootData} from "./get-foot-data.ts";

/** Below `/b/api/v1/activities`. */
export function footRoutes(deps: RunInPathDeps) {
  const dataRoute = defineRoute("run.read", runInPath(deps), {
    method: "get",
    path: "/{id}/footdata",
    tags: ["activities"],
    summary: "How the feet moved over a run or a part of it, such as a lap",
    request: {params: z.object({id: z.string().max(64)}), query: footQuery},
    responses: {200: reply(footData), 400: refusal("invalid"), ...GUARDED},
  });
  return createApi().openapi(dataRoute, async (c) => {
    const row = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
    return c.json({data: await getFootData(deps.db, row, c.req.valid("query"))}, 200);
  });
}
