import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {
  newPlan,
  planDetail,
  planEdit,
  planEdited,
  planLeaveQuery,
  planList,
  planStart,
  supplementaryEdit,
  supplementaryRemoval,
  supplementarySession,
} from "../plans.ts";

const tags = ["planning"];
const params = z.object({id: z.string().max(64)});
const MEMBERS = {...GUARDED, 403: refusal("forbidden", "membership_needed")};
const oneParams = params.extend({plan_id: z.string().max(64)});
const changeParams = oneParams.extend({change_id: z.string().max(64)});
const supplementaryParams = oneParams.extend({supplemental_id: z.string().max(64)});

export const start = defineCall({
  action: "plan.write",
  method: "post",
  path: "/b/api/v1/users/{id}/plans",
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
});

export const list = defineCall({
  action: "plan.read",
  method: "get",
  path: "/b/api/v1/users/{id}/plans",
  tags,
  summary: "Plans of a runner, the latest first",
  request: {params},
  responses: {200: reply(planList), ...GUARDED},
});

export const get = defineCall({
  action: "plan.read",
  method: "get",
  path: "/b/api/v1/users/{id}/plans/{plan_id}",
  tags,
  summary: "A plan with its weeks as they were run, what it changed and why",
  request: {params: oneParams},
  responses: {200: reply(planDetail), ...GUARDED},
});

export const change = defineCall({
  action: "plan.write",
  method: "patch",
  path: "/b/api/v1/users/{id}/plans/{plan_id}",
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
});

export const leave = defineCall({
  action: "plan.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/plans/{plan_id}",
  tags,
  summary: "Leave a plan, with or without what lies ahead. Works twice",
  request: {params: oneParams, query: planLeaveQuery},
  responses: {200: reply(planDetail), 400: refusal("invalid"), ...GUARDED, 422: refusal("limit_reached")},
});

export const undo = defineCall({
  action: "plan.write",
  method: "post",
  path: "/b/api/v1/users/{id}/plans/{plan_id}/changes/{change_id}/undo",
  tags,
  summary: "Take back what a plan changed of itself. Works twice",
  request: {params: changeParams},
  responses: {
    200: reply(planDetail),
    ...GUARDED,
    409: refusal("conflict"),
    422: refusal("limit_reached"),
  },
});

export const editSupplementary = defineCall({
  action: "plan.write",
  method: "patch",
  path: "/b/api/v1/users/{id}/plans/{plan_id}/supplementals/{supplemental_id}",
  tags,
  summary: "Say that a supplemental is done, or move it",
  request: {params: supplementaryParams, body: jsonBody(supplementaryEdit)},
  responses: {
    200: reply(supplementarySession),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("conflict"),
  },
});

export const removeSupplementary = defineCall({
  action: "plan.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/plans/{plan_id}/supplementals/{supplemental_id}",
  tags,
  summary: "Delete a supplemental of a plan. Works twice",
  request: {params: supplementaryParams},
  responses: {200: reply(supplementaryRemoval), ...GUARDED},
});
