import type {Context} from "hono";
import {requireFreshSignIn} from "../../../accounts/sessions/fresh-sign-in.ts";
import * as calls from "../../../contract/calls/admin-foot-jobs.ts";
import {type AppEnv, createApi} from "../../../core/http/api.ts";
import {defineRoute, requireUser} from "../../../core/http/define-route.ts";
import type {FootDeps} from "./foot-deps.ts";
import {cancelFootJob, getFootJob, requestReprocessing, retryFootJob} from "./foot-jobs.ts";

const reprocessRoute = defineRoute(calls.reprocess, null);
const jobRoute = defineRoute(calls.job, null);
const retryRoute = defineRoute(calls.retry, null);
const cancelRoute = defineRoute(calls.cancel, null);

export function footAdminRoutes(deps: FootDeps) {
  const {db, now} = deps;
  return createApi()
    .openapi(reprocessRoute, async (c) => {
      const input = c.req.valid("json");
      return c.json(
        {data: await requestReprocessing(deps, input, staffMemberOf(c, now(), input.reason))},
        202,
      );
    })
    .openapi(jobRoute, async (c) => c.json({data: await getFootJob(db, c.req.valid("param").id, now())}, 200))
    .openapi(retryRoute, async (c) => {
      const staffMember = staffMemberOf(c, now(), c.req.valid("json").reason);
      return c.json({data: await retryFootJob(deps, c.req.valid("param").id, staffMember)}, 200);
    })
    .openapi(cancelRoute, async (c) => {
      const staffMember = staffMemberOf(c, now(), c.req.valid("json").reason);
      return c.json({data: await cancelFootJob(deps, c.req.valid("param").id, staffMember)}, 200);
    });
}

/** The acting staff member. Requires that they authenticated recently. */
function staffMemberOf(c: Context<AppEnv>, at: Date, reason: string) {
  const {id, roles, auth_time} = requireUser(c);
  requireFreshSignIn(auth_time, at);
  return {actor_id: id, actor_role: roles.includes("admin") ? "admin" : (roles[0] ?? "staff"), reason};
}
