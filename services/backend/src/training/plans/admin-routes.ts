import {z} from "@hono/zod-openapi";
import {requireFreshSignIn} from "../../accounts/sessions/fresh-sign-in.ts";
import {phaseChange, planDetail} from "../../contract/plans.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {guidePlan} from "./guide-plan.ts";
import type {PlanDeps} from "./plan-deps.ts";

const phaseRoute = defineRoute("plan.guide", null, {
  method: "post",
  path: "/users/{id}/plans/{plan_id}/phase",
  tags: ["back office"],
  summary: "Move the plan of a runner to another phase. It is written down",
  request: {
    params: z.object({id: z.string().max(64), plan_id: z.string().max(64)}),
    body: jsonBody(phaseChange),
  },
  responses: {
    200: reply(planDetail),
    400: refusal("invalid"),
    401: refusal("unauthenticated"),
    403: refusal("step_up_required"),
    404: refusal("not_found"),
    409: refusal("conflict"),
    422: refusal("plan_impossible", "limit_reached"),
  },
});

/** Below `/b/admin`. Only soon after somebody proved who they are. */
export function planAdminRoutes(deps: PlanDeps) {
  return createApi().openapi(phaseRoute, async (c) => {
    const {id: owner, plan_id} = c.req.valid("param");
    const {id, roles, auth_time} = requireUser(c);
    requireFreshSignIn(auth_time, deps.now());
    const clerk = {actor_id: id, actor_role: roles.includes("admin") ? "admin" : (roles[0] ?? "staff")};
    return c.json({data: await guidePlan(deps, {owner, plan_id, clerk}, c.req.valid("json"))}, 200);
  });
}
