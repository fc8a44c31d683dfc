import {requireFreshSignIn} from "../../../accounts/sessions/fresh-sign-in.ts";
import * as calls from "../../../contract/calls/admin-plans.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute, requireUser} from "../../../core/http/define-route.ts";
import {requestLocale} from "../../../core/http/request-locale.ts";
import {changePlanPhase} from "./change-plan-phase.ts";
import type {PlanDeps} from "./plan-deps.ts";

const phaseRoute = defineRoute(calls.phase, null);

/** Requires that the staff member authenticated recently. */
export function planAdminRoutes(deps: PlanDeps) {
  return createApi().openapi(phaseRoute, async (c) => {
    const {id: owner, plan_id} = c.req.valid("param");
    const {id, roles, auth_time} = requireUser(c);
    requireFreshSignIn(auth_time, deps.now());
    const staffMember = {
      actor_id: id,
      actor_role: roles.includes("admin") ? "admin" : (roles[0] ?? "staff"),
    };
    const target = {owner, plan_id, page: requestLocale(c), staffMember};
    return c.json({data: await changePlanPhase(deps, target, c.req.valid("json"))}, 200);
  });
}
