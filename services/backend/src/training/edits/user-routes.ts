import {z} from "@hono/zod-openapi";
import {activity} from "../../contract/activities.ts";
import {mergeBody, recalculation, recalculationQuery} from "../../contract/activity-edits.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {expectedVersion} from "../../core/http/expected-version.ts";
import type {EditDeps} from "./edit-deps.ts";
import {mergeRuns} from "./merge-runs.ts";
import {getRecalculation, requestRecalculation} from "./recalculate.ts";
import {answer, editorOf} from "./routes.ts";

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});

const mergeRoute = defineRoute("run.write", ownerInPath, {
  method: "put",
  path: "/{id}/activities/merge",
  tags,
  summary: "Put what a pod recorded on its own into the run of a watch",
  request: {params, body: jsonBody(mergeBody)},
  responses: {
    200: reply(activity),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("conflict"),
    422: refusal("offset_unclear", "limit_reached"),
  },
});

const recalculateRoute = defineRoute("run.write", ownerInPath, {
  method: "put",
  path: "/{id}/activities/recalculate",
  tags,
  summary: "Derive runs once more with what is known of the runner now. Works twice",
  request: {params, query: recalculationQuery},
  responses: {202: reply(recalculation), 400: refusal("invalid"), ...GUARDED},
});

const progressRoute = defineRoute("run.write", ownerInPath, {
  method: "get",
  path: "/{id}/activities/recalculations/{recalculation_id}",
  tags,
  summary: "How far a recalculation is",
  request: {params: params.extend({recalculation_id: z.string().max(64)})},
  responses: {200: reply(recalculation), ...GUARDED},
});

/** Below `/b/api/v1/users`, before what takes any word for the id of a run. */
export function userEditRoutes(deps: EditDeps) {
  return createApi()
    .openapi(mergeRoute, async (c) => {
      const who = {owner: c.var.owner, expected: expectedVersion(c), by: editorOf(c)};
      return answer(c, deps, await mergeRuns(deps, {...c.req.valid("json"), ...who}));
    })
    .openapi(recalculateRoute, async (c) =>
      c.json({data: await requestRecalculation(deps, c.var.owner, c.req.valid("query"))}, 202),
    )
    .openapi(progressRoute, async (c) => {
      const {recalculation_id} = c.req.valid("param");
      return c.json({data: await getRecalculation(deps.db, c.var.owner, recalculation_id)}, 200);
    });
}
