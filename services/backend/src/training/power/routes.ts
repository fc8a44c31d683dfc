import {z} from "@hono/zod-openapi";
import {
  automaticCp,
  automaticCpQuery,
  cpHistory,
  cpHistoryQuery,
  cpHistoryRow,
  cpRemoval,
  cpTest,
  foundTests,
  manualCp,
  recalculation,
  recalculationBody,
  recalculationReply,
} from "../../contract/critical-power.ts";
import {powerCurve, powerCurveQuery} from "../../contract/power-curve.ts";
import {reaches} from "../../contract/share-values.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {sharedInPath} from "../../core/http/shared-in-path.ts";
import {findCpTests} from "./find-cp-tests.ts";
import {getAutomaticCp} from "./get-automatic-cp.ts";
import {getCpHistory} from "./get-cp-history.ts";
import {powerCurveReader} from "./get-power-curve.ts";
import type {PowerDeps} from "./power-deps.ts";
import {getRecalculation, requestRecalculation} from "./request-recalculation.ts";
import {setCpTest} from "./set-cp-test.ts";
import {removeManualCp, setManualCp} from "./set-manual-cp.ts";

const tags = ["power"];
const params = z.object({id: z.string().max(64).openapi({description: "An account's id, or `me`"})});

/** Power by duration and critical power, below `/b/api/v1/users`. */
export function powerRoutes(deps: PowerDeps) {
  const shared = sharedInPath(deps);
  const getPowerCurve = powerCurveReader(deps);

  const curveRoute = defineRoute("run.read", shared, {
    method: "get",
    path: "/{id}/pdc",
    tags,
    summary: "The best power for each duration over a range of days, and the model through it",
    request: {params, query: powerCurveQuery},
    responses: {200: reply(powerCurve), 400: refusal("invalid"), ...GUARDED},
  });

  const automaticRoute = defineRoute("power.read", shared, {
    method: "get",
    path: "/{id}/cp/auto",
    tags,
    summary: "What daily running says of critical power, what holds it up, and what would raise it",
    request: {params, query: automaticCpQuery},
    responses: {200: reply(automaticCp), 400: refusal("invalid"), ...GUARDED},
  });

  const historyRoute = defineRoute("power.read", shared, {
    method: "get",
    path: "/{id}/cp/history",
    tags,
    summary: "Critical power over time, with what was in force at the start of the range",
    request: {params, query: cpHistoryQuery},
    responses: {200: reply(cpHistory), 400: refusal("invalid"), ...GUARDED},
  });

  return createApi()
    .openapi(curveRoute, async (c) => {
      const asked = {user_id: c.var.owner, query: c.req.valid("query")};
      const seesPower = c.var.shared === null || reaches(c.var.shared, "coach");
      return c.json({data: await getPowerCurve({...asked, seesPower})}, 200);
    })
    .openapi(automaticRoute, async (c) => {
      return c.json({data: await getAutomaticCp(deps, c.var.owner, c.req.valid("query"))}, 200);
    })
    .openapi(historyRoute, async (c) => {
      return c.json({data: await getCpHistory(deps.db, c.var.owner, c.req.valid("query"))}, 200);
    })
    .openapi(setRoute, async (c) => {
      return c.json({data: await setManualCp(deps, c.var.owner, c.req.valid("json"))}, 200);
    })
    .openapi(testRoute, async (c) => {
      return c.json({data: await setCpTest(deps, c.var.owner, c.req.valid("json"))}, 200);
    })
    .openapi(testsRoute, async (c) => {
      return c.json({data: await findCpTests(deps, c.var.owner)}, 200);
    })
    .openapi(removeRoute, async (c) => {
      await removeManualCp(deps, c.var.owner, c.req.valid("param").cp_id);
      return c.json({data: {removed: true as const}}, 200);
    })
    .openapi(recalculateRoute, async (c) => {
      return c.json({data: await requestRecalculation(deps, c.var.owner, c.req.valid("json"))}, 202);
    })
    .openapi(progressRoute, async (c) => {
      return c.json({data: await getRecalculation(deps, c.var.owner)}, 200);
    });
}

const setRoute = defineRoute("run.write", ownerInPath, {
  method: "put",
  path: "/{id}/cp/history",
  tags,
  summary: "Set critical power by hand from a day on; it stays until it is taken back",
  request: {params, body: jsonBody(manualCp)},
  responses: {200: reply(cpHistoryRow), 400: refusal("invalid"), ...GUARDED},
});

const testRoute = defineRoute("run.write", ownerInPath, {
  method: "put",
  path: "/{id}/cp/tests",
  tags,
  summary: "Critical power and W′ from the two all-out efforts of a test",
  request: {params, body: jsonBody(cpTest)},
  responses: {200: reply(cpHistoryRow), 400: refusal("invalid"), ...GUARDED},
});

const testsRoute = defineRoute("power.read", ownerInPath, {
  method: "get",
  path: "/{id}/cp/tests",
  tags,
  summary: "Runs that hold the two efforts of a test, and what they would set",
  request: {params},
  responses: {200: reply(foundTests), ...GUARDED},
});

const removeRoute = defineRoute("run.write", ownerInPath, {
  method: "delete",
  path: "/{id}/cp/history/{cp_id}",
  tags,
  summary:
    "Take back what was set by hand or by a test: from its day on critical power follows the runs again",
  request: {params: params.extend({cp_id: z.string().max(64)})},
  responses: {200: reply(cpRemoval), ...GUARDED, 422: refusal("not_editable")},
});

const recalculateRoute = defineRoute("run.write", ownerInPath, {
  method: "put",
  path: "/{id}/cp/recalculate",
  tags,
  summary: "Work out automatic critical power anew from a day on, or only say what would change",
  request: {params, body: jsonBody(recalculationBody)},
  responses: {202: reply(recalculation), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

const progressRoute = defineRoute("power.read", ownerInPath, {
  method: "get",
  path: "/{id}/cp/recalculate",
  tags,
  summary: "How far the latest recalculation is, and which days it changed",
  request: {params},
  responses: {200: reply(recalculationReply), ...GUARDED},
});
