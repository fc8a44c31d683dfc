import type {Context} from "hono";
import * as calls from "../../../contract/calls/plans.ts";
import {type AppEnv, createApi} from "../../../core/http/api.ts";
import {defineRoute} from "../../../core/http/define-route.ts";
import {requestLocale} from "../../../core/http/request-locale.ts";
import {type SharedInPathDeps, sharedInPath} from "../../../core/http/shared-in-path.ts";
import {writerOf} from "../workouts/routes.ts";
import {changePlan, leavePlan} from "./change-plan.ts";
import {deleteSupplementarySession, editSupplementarySession} from "./edit-supplementary-session.ts";
import {getPlan} from "./get-plan.ts";
import type {PlanDeps} from "./plan-deps.ts";
import {createPlanRepository} from "./plan-repository.ts";
import {startPlan} from "./start-plan.ts";
import {type PlanReader, toPlanSummary} from "./to-plan-summary.ts";
import {undoChange} from "./undo-change.ts";

export type PlanRouteDeps = PlanDeps & SharedInPathDeps;

const defineRoutes = (deps: PlanRouteDeps) => {
  const load = sharedInPath(deps);
  return {
    start: defineRoute(calls.start, load),
    list: defineRoute(calls.list, load),
    get: defineRoute(calls.get, load),
    change: defineRoute(calls.change, load),
    leave: defineRoute(calls.leave, load),
    undo: defineRoute(calls.undo, load),
    editSupplemental: defineRoute(calls.editSupplementary, load),
    removeSupplemental: defineRoute(calls.removeSupplementary, load),
  };
};

const readerOf = (c: Context<AppEnv>): PlanReader => ({viewer: c.var.shared, page: requestLocale(c)});

export function planRoutes(deps: PlanRouteDeps) {
  const {db, now} = deps;
  const routes = defineRoutes(deps);
  return createApi()
    .openapi(routes.start, async (c) => {
      const input = c.req.valid("json");
      return c.json({data: await startPlan(deps, writerOf(c), input)}, input.dry_run ? 200 : 201);
    })
    .openapi(routes.list, async (c) => {
      const rows = await createPlanRepository(db).list(c.var.owner);
      const items = rows.map((row) => toPlanSummary(row, readerOf(c)));
      return c.json({data: {items}}, 200);
    })
    .openapi(routes.get, async (c) => {
      const {plan_id} = c.req.valid("param");
      const data = await getPlan(db, c.var.owner, plan_id, {now: now(), ...readerOf(c)});
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 200);
    })
    .openapi(routes.change, async (c) => {
      const {plan_id} = c.req.valid("param");
      const edited = await changePlan(deps, writerOf(c), plan_id, c.req.valid("json"));
      return c.json({data: edited}, 200);
    })
    .openapi(routes.leave, async (c) => {
      const {ahead} = c.req.valid("query");
      const data = await leavePlan(deps, writerOf(c), c.req.valid("param").plan_id, ahead);
      return c.json({data}, 200);
    })
    .openapi(routes.undo, async (c) => {
      const data = await undoChange(deps, writerOf(c), c.req.valid("param"));
      return c.json({data}, 200);
    })
    .openapi(routes.editSupplemental, async (c) => {
      const data = await editSupplementarySession(
        deps,
        writerOf(c),
        c.req.valid("param"),
        c.req.valid("json"),
      );
      return c.json({data}, 200);
    })
    .openapi(routes.removeSupplemental, async (c) => {
      await deleteSupplementarySession(deps, writerOf(c), c.req.valid("param"));
      return c.json({data: {deleted: true as const}}, 200);
    });
}
