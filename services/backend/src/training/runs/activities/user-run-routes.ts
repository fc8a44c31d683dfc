import * as calls from "../../../contract/calls/user-runs.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../../core/http/define-route.ts";
import {expectedVersion} from "../../../core/http/expected-version.ts";
import {type SharedInPathDeps, sharedInPath} from "../../../core/http/shared-in-path.ts";
import {type DeleteDeps, deleteRun, restoreRun} from "./delete-run.ts";
import {editRun} from "./edit-run.ts";
import {listRuns} from "./list-runs.ts";
import {type RunPairDeps, showRun} from "./run-pairs.ts";
import {createRunRepository} from "./run-repository.ts";

const totalsRoute = defineRoute(calls.totals, ownerInPath);
const changeRoute = defineRoute(calls.change, ownerInPath);
const removeRoute = defineRoute(calls.remove, ownerInPath);
const restoreRoute = defineRoute(calls.restore, ownerInPath);

export type UserRunDeps = SharedInPathDeps & RunPairDeps & DeleteDeps;

export function userRunRoutes(deps: UserRunDeps) {
  const {db} = deps;
  const listRoute = defineRoute(calls.list, sharedInPath(deps));

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
