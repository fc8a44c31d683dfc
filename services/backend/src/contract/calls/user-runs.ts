import {z} from "@hono/zod-openapi";
import {
  activity,
  activityEdit,
  activityList,
  activityQuery,
  activityRemoval,
  activityTotals,
  activityTotalsQuery,
} from "../activities.ts";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});
const oneParams = params.extend({activity_id: z.string().max(64)});

export const totals = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/users/{id}/activities/totals",
  tags,
  summary: "What all runs of a filter come to, without those left out of statistics",
  request: {params, query: activityTotalsQuery},
  responses: {200: reply(activityTotals), 400: refusal("invalid"), ...GUARDED},
});

export const change = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/users/{id}/activities/{activity_id}",
  tags,
  summary: "Change what one says of a run",
  request: {params: oneParams, body: jsonBody(activityEdit)},
  responses: {200: reply(activity), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

export const remove = defineCall({
  action: "run.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/activities/{activity_id}",
  tags,
  summary: "Delete a run; for a while it can be brought back. Works twice",
  request: {params: oneParams},
  responses: {200: reply(activityRemoval), ...GUARDED},
});

export const restore = defineCall({
  action: "run.write",
  method: "post",
  path: "/b/api/v1/users/{id}/activities/{activity_id}/restore",
  tags,
  summary: "Bring a deleted run back. Works twice",
  request: {params: oneParams},
  responses: {200: reply(activity), ...GUARDED, 409: refusal("conflict")},
});

export const list = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/users/{id}/activities",
  tags,
  summary: "Runs, the newest first",
  request: {params, query: activityQuery},
  responses: {200: reply(activityList), 400: refusal("invalid"), ...GUARDED},
});
