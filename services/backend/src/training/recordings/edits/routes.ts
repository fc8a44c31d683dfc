import type {Context} from "hono";
import * as calls from "../../../contract/calls/run-edits.ts";
import {notFound} from "../../../core/errors.ts";
import {type AppEnv, createApi} from "../../../core/http/api.ts";
import {defineRoute, requireUser} from "../../../core/http/define-route.ts";
import {expectedVersion} from "../../../core/http/expected-version.ts";
import {type RunInPathDeps, runInPath} from "../../runs/activities/run-in-path.ts";
import {showRun} from "../../runs/activities/run-pairs.ts";
import type {RunRow} from "../../runs/activities/run-repository.ts";
import {requireRun} from "../../runs/activities/run-rules.ts";
import type {EditDeps} from "./edit-deps.ts";
import {cropRun, excludeRun, judgePower, removeAirPower, scaleRun, undoEdit} from "./edits.ts";
import {readEdits} from "./read-edits.ts";

export function editRoutes(deps: EditDeps & RunInPathDeps) {
  const load = runInPath(deps);
  const listRoute = defineRoute(calls.list, load);
  const cropRoute = defineRoute(calls.crop, load);
  const scaleRoute = defineRoute(calls.scale, load);
  const excludeRoute = defineRoute(calls.exclude, load);
  const judgeRoute = defineRoute(calls.setVerdict, load);
  const undoRoute = defineRoute(calls.undo, load);
  const airRoute = defineRoute(calls.air, load);

  return createApi()
    .openapi(listRoute, async (c) => {
      const run = await requireRun(deps, c.var.owner, null, c.req.valid("param").id);
      const data = await readEdits(deps.db, run.id);
      if (!data) throw notFound();
      return c.json({data}, 200);
    })
    .openapi(cropRoute, async (c) =>
      replyWithRun(c, deps, await cropRun(deps, editTargetOf(c), c.req.valid("json"))),
    )
    .openapi(scaleRoute, async (c) =>
      replyWithRun(c, deps, await scaleRun(deps, editTargetOf(c), c.req.valid("json").factor)),
    )
    .openapi(excludeRoute, async (c) =>
      replyWithRun(c, deps, await excludeRun(deps, editTargetOf(c), c.req.valid("json").excluded)),
    )
    .openapi(judgeRoute, async (c) =>
      replyWithRun(c, deps, await judgePower(deps, editTargetOf(c), c.req.valid("json"))),
    )
    .openapi(undoRoute, async (c) => replyWithRun(c, deps, await undoEdit(deps, editTargetOf(c))))
    .openapi(airRoute, async (c) => replyWithRun(c, deps, await removeAirPower(deps, editTargetOf(c))));
}

/** The owner, the run's id, the version the caller has seen, and the caller. */
function editTargetOf(c: Context<AppEnv>) {
  return {owner: c.var.owner, id: c.req.param("id") ?? "", expected: expectedVersion(c), by: editorOf(c)};
}

export function editorOf(c: Context<AppEnv>) {
  const {id, roles} = requireUser(c);
  return {actor_id: id, actor_role: id === c.var.owner ? "user" : (roles[0] ?? "staff")};
}

export async function replyWithRun(
  c: Context<AppEnv>,
  deps: Pick<EditDeps, "db" | "pairsOfRuns">,
  row: RunRow,
) {
  const data = await showRun(deps, deps.db, row, null);
  c.header("etag", `"${data.version}"`);
  return c.json({data}, 200);
}
