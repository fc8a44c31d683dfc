import {z} from "@hono/zod-openapi";
import {defineCall, jsonBody, refusal, reply} from "../call.ts";
import {phaseChange, planDetail} from "../plans.ts";

export const phase = defineCall({
  action: "plan.guide",
  method: "post",
  path: "/b/admin/users/{id}/plans/{plan_id}/phase",
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
