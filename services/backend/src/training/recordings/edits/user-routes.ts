import * as calls from "../../../contract/calls/recalculations.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../../core/http/define-route.ts";
import {expectedVersion} from "../../../core/http/expected-version.ts";
import type {EditDeps} from "./edit-deps.ts";
import {mergeRuns} from "./merge-runs.ts";
import {getRecalculation, requestRecalculation} from "./recalculate.ts";
import {editorOf, replyWithRun} from "./routes.ts";

const mergeRoute = defineRoute(calls.merge, ownerInPath);
const recalculateRoute = defineRoute(calls.recalculate, ownerInPath);
const progressRoute = defineRoute(calls.progress, ownerInPath);

export function userEditRoutes(deps: EditDeps) {
  return createApi()
    .openapi(mergeRoute, async (c) => {
      const editContext = {owner: c.var.owner, expected: expectedVersion(c), by: editorOf(c)};
      return replyWithRun(c, deps, await mergeRuns(deps, {...c.req.valid("json"), ...editContext}));
    })
    .openapi(recalculateRoute, async (c) =>
      c.json({data: await requestRecalculation(deps, c.var.owner, c.req.valid("query"))}, 202),
    )
    .openapi(progressRoute, async (c) => {
      const {recalculation_id} = c.req.valid("param");
      return c.json({data: await getRecalculation(deps.db, c.var.owner, recalculation_id)}, 200);
    });
}
