import {z} from "@hono/zod-openapi";
import {
  newPlan,
  planDetail,
  planEdit,
  planEdited,
  planLeaveQuery,
  planList,
  planStart,
  planSupplemental,
  supplementalEdit,
  supplementalRemoval,
} from "../../contract/plans.ts";
import {createApi} from "../../core/http/api.ts";
import {askedLocale} from "../../core/http/asked-locale.ts";
import {defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {type SharedInPathDeps, sharedInPath} from "../../core/http/shared-in-path.ts";
import {writerOf} from "../workouts/routes.ts";
import {changePlan, leavePlan} from "./change-plan.ts";
import {deleteSupplemental, editSupplemental} from "./edit-supplemental.ts";
import {getPlan} from "./get-plan.ts";
import type {PlanDeps} from "./plan-deps.ts";
import {createPlanRepository} from "./plan-repository.ts";
import {speakPlan, speakPlanDetail, speakPlanEdited, speakStart, speakSupplemental} from "./speak-plan.ts";
import {startPlan} from "./start-plan.ts";
import {toPlanSummary} from "./to-plan-summary.ts";
import {undoChange} from "./undo-change.ts";

export type PlanRouteDeps = PlanDeps & SharedInPathDeps;

const tags = ["planning"];
const params = z.object({id: z.string().max(64)});
const oneParams = params.extend({plan_id: z.string().max(64)});
const changeParams = oneParams.extend({change_id: z.string().max(64)});
const besideParams = oneParams.extend({supplemental_id: z.string().max(64)});
const MEMBERS = {...GUARDED, 403: refusal("forbidden", "membership_needed")};

const described = (deps: PlanRouteDeps) => {
  const load = sharedInPath(deps);
  return {
    start: defineRoute("plan.write", load, {
      method: "post",
      path: "/{id}/plans",
      tags,
      summary: "Start a plan, one's own or one of the library; or ask what it would be",
      request: {params, body: jsonBody(newPlan)},
      responses: {
        200: reply(planStart),
        201: reply(planStart),
        400: refusal("invalid"),
        ...MEMBERS,
        409: refusal("plan_running"),
        422: refusal("plan_impossible", "limit_reached"),
      },
    }),
    list: defineRoute("plan.read", load, {
      method: "get",
      path: "/{id}/plans",
      tags,
      summary: "Plans of a runner, the latest first",
      request: {params},
      responses: {200: reply(planList), ...GUARDED},
    }),
    get: defineRoute("plan.read", load, {
      method: "get",
      path: "/{id}/plans/{plan_id}",
      tags,
      summary: "A plan with its weeks as they were run, what it changed and why",
      request: {params: oneParams},
      responses: {200: reply(planDetail), ...GUARDED},
    }),
    change: defineRoute("plan.write", load, {
      method: "patch",
      path: "/{id}/plans/{plan_id}",
      tags,
      summary: "Move the race of a plan, have it rest or go on, change its days; what is over stays",
      request: {params: oneParams, body: jsonBody(planEdit)},
      responses: {
        200: reply(planEdited),
        400: refusal("invalid"),
        ...MEMBERS,
        409: refusal("conflict"),
        422: refusal("plan_impossible", "limit_reached"),
      },
    }),
    leave: defineRoute("plan.write", load, {
      method: "delete",
      path: "/{id}/plans/{plan_id}",
      tags,
      summary: "Leave a plan, with or without what lies ahead. Works twice",
      request: {params: oneParams, query: planLeaveQuery},
      responses: {200: reply(planDetail), 400: refusal("invalid"), ...GUARDED, 422: refusal("limit_reached")},
    }),
    undo: defineRoute("plan.write", load, {
      method: "post",
      path: "/{id}/plans/{plan_id}/changes/{change_id}/undo",
      tags,
      summary: "Take back what a plan changed of itself. Works twice",
      request: {params: changeParams},
      responses: {
        200: reply(planDetail),
        ...GUARDED,
        409: refusal("conflict"),
        422: refusal("limit_reached"),
      },
    }),
    editBeside: defineRoute("plan.write", load, {
      method: "patch",
      path: "/{id}/plans/{plan_id}/supplementals/{supplemental_id}",
      tags,
      summary: "Say that a supplemental is done, or move it",
      request: {params: besideParams, body: jsonBody(supplementalEdit)},
      responses: {
        200: reply(planSupplemental),
        400: refusal("invalid"),
        ...GUARDED,
        409: refusal("conflict"),
      },
    }),
    removeBeside: defineRoute("plan.write", load, {
      method: "delete",
      path: "/{id}/plans/{plan_id}/supplementals/{supplemental_id}",
      tags,
      summary: "Delete a supplemental of a plan. Works twice",
      request: {params: besideParams},
      responses: {200: reply(supplementalRemoval), ...GUARDED},
    }),
  };
};

/** Below `/b/api/v1/users`. */
export function planRoutes(deps: PlanRouteDeps) {
  const {db, now} = deps;
  const routes = described(deps);
  return createApi()
    .openapi(routes.start, async (c) => {
      const asked = c.req.valid("json");
      const page = askedLocale(c);
      const start = await startPlan(deps, writerOf(c), asked, page);
      return c.json({data: speakStart(start, asked.library_id, page)}, asked.dry_run ? 200 : 201);
    })
    .openapi(routes.list, async (c) => {
      const rows = await createPlanRepository(db).list(c.var.owner);
      const items = rows.map((row) => speakPlan(toPlanSummary(row, c.var.shared), askedLocale(c)));
      return c.json({data: {items}}, 200);
    })
    .openapi(routes.get, async (c) => {
      const {plan_id} = c.req.valid("param");
      const data = await getPlan(db, c.var.owner, plan_id, {now: now(), viewer: c.var.shared});
      c.header("etag", `"${data.version}"`);
      return c.json({data: speakPlanDetail(data, askedLocale(c))}, 200);
    })
    .openapi(routes.change, async (c) => {
      const {plan_id} = c.req.valid("param");
      const edited = await changePlan(deps, writerOf(c), plan_id, c.req.valid("json"));
      return c.json({data: speakPlanEdited(edited, askedLocale(c))}, 200);
    })
    .openapi(routes.leave, async (c) => {
      const {ahead} = c.req.valid("query");
      const data = await leavePlan(deps, writerOf(c), c.req.valid("param").plan_id, ahead);
      return c.json({data: speakPlanDetail(data, askedLocale(c))}, 200);
    })
    .openapi(routes.undo, async (c) => {
      const data = await undoChange(deps, writerOf(c), c.req.valid("param"));
      return c.json({data: speakPlanDetail(data, askedLocale(c))}, 200);
    })
    .openapi(routes.editBeside, async (c) => {
      const data = await editSupplemental(deps, writerOf(c), c.req.valid("param"), c.req.valid("json"));
      return c.json({data: speakSupplemental(data, askedLocale(c))}, 200);
    })
    .openapi(routes.removeBeside, async (c) => {
      await deleteSupplemental(deps, writerOf(c), c.req.valid("param"));
      return c.json({data: {deleted: true as const}}, 200);
    });
}
