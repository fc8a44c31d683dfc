import {z} from "@hono/zod-openapi";
import type {Context} from "hono";
import {requireFreshSignIn} from "../../accounts/sessions/fresh-sign-in.ts";
import {footJob, footJobChange, footReprocess, footReprocessReply} from "../../contract/foot-jobs.ts";
import {type AppEnv, createApi} from "../../core/http/api.ts";
import {defineRoute, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import type {FootDeps} from "./foot-deps.ts";
import {cancelFootJob, getFootJob, requestReprocessing, retryFootJob} from "./foot-jobs.ts";

const tags = ["back office"];
const params = z.object({id: z.string().max(64)});
const READ = {400: refusal("invalid"), 401: refusal("unauthenticated"), 404: refusal("not_found")};
const CHANGED = {...READ, 403: refusal("step_up_required")};

const reprocessRoute = defineRoute("feet.reprocess", null, {
  method: "post",
  path: "/footdata/reprocess",
  tags,
  summary: "Average foot data once more from its strides. Twice gives the same",
  request: {body: jsonBody(footReprocess)},
  responses: {202: reply(footReprocessReply), ...CHANGED},
});

const jobRoute = defineRoute("feet.reprocess", null, {
  method: "get",
  path: "/jobs/{id}",
  tags,
  summary: "How far a job is, and what failed",
  request: {params},
  responses: {200: reply(footJob), ...READ},
});

const change = <P extends string>(path: P, summary: string) =>
  defineRoute("feet.reprocess", null, {
    method: "post",
    path,
    tags,
    summary,
    request: {params, body: jsonBody(footJobChange)},
    responses: {200: reply(footJob), ...CHANGED, 409: refusal("conflict")},
  });
const retryRoute = change("/jobs/{id}/retry", "Have a job done from its beginning");
const cancelRoute = change("/jobs/{id}/cancel", "Leave the rest of a job. Works twice");

/** Below `/b/admin`. */
export function footAdminRoutes(deps: FootDeps) {
  const {db, now} = deps;
  return createApi()
    .openapi(reprocessRoute, async (c) => {
      const asked = c.req.valid("json");
      return c.json({data: await requestReprocessing(deps, asked, clerkOf(c, now(), asked.reason))}, 202);
    })
    .openapi(jobRoute, async (c) => c.json({data: await getFootJob(db, c.req.valid("param").id, now())}, 200))
    .openapi(retryRoute, async (c) => {
      const clerk = clerkOf(c, now(), c.req.valid("json").reason);
      return c.json({data: await retryFootJob(deps, c.req.valid("param").id, clerk)}, 200);
    })
    .openapi(cancelRoute, async (c) => {
      const clerk = clerkOf(c, now(), c.req.valid("json").reason);
      return c.json({data: await cancelFootJob(deps, c.req.valid("param").id, clerk)}, 200);
    });
}

/** Only soon after somebody proved who they are. */
function clerkOf(c: Context<AppEnv>, at: Date, reason: string) {
  const {id, roles, auth_time} = requireUser(c);
  requireFreshSignIn(auth_time, at);
  return {actor_id: id, actor_role: roles.includes("admin") ? "admin" : (roles[0] ?? "staff"), reason};
}
