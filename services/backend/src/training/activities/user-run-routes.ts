import {z} from "@hono/zod-openapi";
import {
  activity,
  activityEdit,
  activityList,
  activityQuery,
  activityRemoval,
  activityTotals,
  activityTotalsQuery,
} from "../../contract/activities.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {expectedVersion} from "../../core/http/expected-version.ts";
import {type SharedInPathDeps, sharedInPath} from "../../core/http/shared-in-path.ts";
import {type DeleteDeps, deleteRun, restoreRun} from "./delete-run.ts";
import {editRun} from "./edit-run.ts";
import {listRuns} from "./list-runs.ts";
import {type RunPairDeps, showRun} from "./run-pairs.ts";
import {createRunRepository} from "./run-repository.ts";

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});
const oneParams = params.extend({activity_id: z.string().max(64)});
const totalsRoute = defineRoute("run.read", ownerInPath, {
  method: "get",
  path: "/{id}/activities/totals",
  tags,
  summary: "What all runs of a filter come to, without those left out of statistics",
  request: {params, query: activityTotalsQuery},
  responses: {200: reply(activityTotals), 400: refusal("invalid"), ...GUARDED},
});

const changeRoute = defineRoute("run.write", ownerInPath, {
  method: "put",
  path: "/{id}/activities/{activity_id}",
  tags,
  summary: "Change what one says of a run",
  request: {params: oneParams, body: jsonBody(activityEdit)},
  responses: {200: reply(activity), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

const removeRoute = defineRoute("run.write", ownerInPath, {
  method: "delete",
  path: "/{id}/activities/{activity_id}",
  tags,
  summary: "Delete a run; for a while it can be brought back. Works twice",
  request: {params: oneParams},
  responses: {200: reply(activityRemoval), ...GUARDED},
});

const restoreRoute = defineRoute("run.write", ownerInPath, {
  method: "post",
  path: "/{id}/activities/{activity_id}/restore",
  tags,
  summary: "Bring a deleted run back. Works twice",
  request: {params: oneParams},
  responses: {200: reply(activity), ...GUARDED, 409: refusal("conflict")},
});

export type UserRunDeps = SharedInPathDeps & RunPairDeps & DeleteDeps;

/** Below `/b/api/v1/users`. */
export function userRunRoutes(deps: UserRunDeps) {
  const {db} = deps;
  const listRoute = defineRoute("run.read", sharedInPath(deps), {
    method: "get",
    path: "/{id}/activities",
    tags,
    summary: "Runs, the newest first",
    request: {params, query: activityQuery},
    responses: {200: reply(activityList), 400: refusal("invalid"), ...GUARDED},
  });

  return createApi()
    .openapi(listRoute, async (c) => {
      const data = await listRuns(deps, c.var.owner, c.var.shared, c.req.valid("query"));
      return c.json({data}, 200);
    })
    .openapi(totalsRoute, async (c) => {
      const data = await createRunRepository(db).totals(c.var.owner, c.req.valid("query"));
      return c.json({data}, 200);
    })
    .openapi(changeRoute, async (c) => {
      const {activity_id: id} = c.req.valid("param");
      const change = {id, edit: c.req.valid("json"), expected: expectedVersion(c)};
      const data = await showRun(deps, db, await editRun(deps, c.var.owner, change), null);
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 200);
    })
    .openapi(removeRoute, async (c) => {
      const data = await deleteRun(deps, c.var.owner, c.req.valid("param").activity_id);
      return c.json({data}, 200);
    })
    .openapi(restoreRoute, async (c) => {
      const {activity_id: id} = c.req.valid("param");
      const row = await restoreRun(deps, c.var.owner, id);
      const data = await showRun(deps, db, row, null);
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 200);
    });
}
