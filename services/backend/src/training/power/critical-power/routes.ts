import * as calls from "../../../contract/calls/power.ts";
import {reaches} from "../../../contract/share-values.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../../core/http/define-route.ts";
import {sharedInPath} from "../../../core/http/shared-in-path.ts";
import {findCpTests} from "./find-cp-tests.ts";
import {getAutomaticCp} from "./get-automatic-cp.ts";
import {getCpHistory} from "./get-cp-history.ts";
import {powerCurveReader} from "./get-power-curve.ts";
import type {PowerDeps} from "./power-deps.ts";
import {getRecalculation, requestRecalculation} from "./request-recalculation.ts";
import {setCpTest} from "./set-cp-test.ts";
import {removeManualCp, setManualCp} from "./set-manual-cp.ts";

export function powerRoutes(deps: PowerDeps) {
  const shared = sharedInPath(deps);
  const getPowerCurve = powerCurveReader(deps);

  const curveRoute = defineRoute(calls.curve, shared);

  const automaticRoute = defineRoute(calls.automatic, shared);

  const historyRoute = defineRoute(calls.history, shared);

  return createApi()
    .openapi(curveRoute, async (c) => {
      const request = {user_id: c.var.owner, query: c.req.valid("query")};
      const seesPower = c.var.shared === null || reaches(c.var.shared, "coach");
      return c.json({data: await getPowerCurve({...request, seesPower})}, 200);
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

const setRoute = defineRoute(calls.setCriticalPower, ownerInPath);
const testRoute = defineRoute(calls.test, ownerInPath);
const testsRoute = defineRoute(calls.tests, ownerInPath);
const removeRoute = defineRoute(calls.remove, ownerInPath);
const recalculateRoute = defineRoute(calls.recalculate, ownerInPath);
const progressRoute = defineRoute(calls.progress, ownerInPath);
