import {z} from "@hono/zod-openapi";
import type {Context} from "hono";
import {activity} from "../../contract/activities.ts";
import {
  cropBody,
  excludeBody,
  noBody,
  runEdits,
  scaleBody,
  verdictBody,
} from "../../contract/activity-edits.ts";
import {type AppEnv, createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {expectedVersion} from "../../core/http/expected-version.ts";
import {notFound, requireRun} from "../activities/get-run.ts";
import {type RunInPathDeps, runInPath} from "../activities/run-in-path.ts";
import {showRun} from "../activities/run-pairs.ts";
import type {RunRow} from "../activities/run-repository.ts";
import type {EditDeps} from "./edit-deps.ts";
import {cropRun, excludeRun, judgePower, removeAirPower, scaleRun, undoEdit} from "./edits.ts";
import {readEdits} from "./read-edits.ts";

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});
const EDITED = {
  200: reply(activity),
  400: refusal("invalid"),
  ...GUARDED,
  422: refusal("limit_reached"),
};
const CHANGED = {...EDITED, 409: refusal("conflict")};

/** Below `/b/api/v1/activities`. */
export function editRoutes(deps: EditDeps & RunInPathDeps) {
  const load = runInPath(deps);
  const listRoute = defineRoute("run.write", load, {
    method: "get",
    path: "/{id}/edits",
    tags,
    summary: "What was changed of a recording, in order",
    request: {params},
    responses: {200: reply(runEdits), ...GUARDED},
  });
  const cropRoute = defineRoute("run.write", load, {
    method: "put",
    path: "/{id}/crop",
    tags,
    summary: "Keep a part of a run, of a minute at least",
    request: {params, body: jsonBody(cropBody)},
    responses: CHANGED,
  });
  const scaleRoute = defineRoute("run.write", load, {
    method: "put",
    path: "/{id}/scale",
    tags,
    summary: "Scale the power of a run",
    request: {params, body: jsonBody(scaleBody)},
    responses: CHANGED,
  });
  const excludeRoute = defineRoute("run.write", load, {
    method: "put",
    path: "/{id}/exclude",
    tags,
    summary: "Have a run count nowhere, or count again. Works twice",
    request: {params, body: jsonBody(excludeBody)},
    responses: CHANGED,
  });
  const judgeRoute = defineRoute("run.write", load, {
    method: "put",
    path: "/{id}/suspect-seconds",
    tags,
    summary: "Ignore the power of some seconds, or accept it as real",
    request: {params, body: jsonBody(verdictBody)},
    responses: CHANGED,
  });
  const undoRoute = defineRoute("run.write", load, {
    method: "put",
    path: "/{id}/undo",
    tags,
    summary: "Drop the last edit of a run",
    request: {params, body: jsonBody(noBody)},
    responses: CHANGED,
  });
  const airRoute = defineRoute("run.correct", load, {
    method: "put",
    path: "/{id}/air-power-removal",
    tags,
    summary: "For staff: take air power off a run's power. Works twice",
    request: {params, body: jsonBody(noBody)},
    responses: {...EDITED, 409: refusal("conflict", "no_air_power")},
  });

  return createApi()
    .openapi(listRoute, async (c) => {
      const run = await requireRun(deps, c.var.owner, null, c.req.valid("param").id);
      const data = await readEdits(deps.db, run.id);
      if (!data) throw notFound();
      return c.json({data}, 200);
    })
    .openapi(cropRoute, async (c) => answer(c, deps, await cropRun(deps, given(c), c.req.valid("json"))))
    .openapi(scaleRoute, async (c) =>
      answer(c, deps, await scaleRun(deps, given(c), c.req.valid("json").factor)),
    )
    .openapi(excludeRoute, async (c) =>
      answer(c, deps, await excludeRun(deps, given(c), c.req.valid("json").excluded)),
    )
    .openapi(judgeRoute, async (c) => answer(c, deps, await judgePower(deps, given(c), c.req.valid("json"))))
    .openapi(undoRoute, async (c) => answer(c, deps, await undoEdit(deps, given(c))))
    .openapi(airRoute, async (c) => answer(c, deps, await removeAirPower(deps, given(c))));
}

/** Whose run, which, as it was seen, and by whom. */
function given(c: Context<AppEnv>) {
  return {owner: c.var.owner, id: c.req.param("id") ?? "", expected: expectedVersion(c), by: editorOf(c)};
}

export function editorOf(c: Context<AppEnv>) {
  const {id, roles} = requireUser(c);
  return {actor_id: id, actor_role: id === c.var.owner ? "user" : (roles[0] ?? "staff")};
}

export async function answer(c: Context<AppEnv>, deps: Pick<EditDeps, "db" | "pairsOfRuns">, row: RunRow) {
  const data = await showRun(deps, deps.db, row, null);
  c.header("etag", `"${data.version}"`);
  return c.json({data}, 200);
}
