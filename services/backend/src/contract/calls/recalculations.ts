import {z} from "@hono/zod-openapi";
import {activity} from "../activities.ts";
import {mergeBody, recalculation, recalculationQuery} from "../activity-edits.ts";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});

export const merge = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/users/{id}/activities/merge",
  tags,
  summary: "Put what a pod recorded on its own into the run of a watch",
  request: {params, body: jsonBody(mergeBody)},
  responses: {
    200: reply(activity),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("conflict"),
    422: refusal("offset_unclear", "limit_reached"),
  },
});

export const recalculate = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/users/{id}/activities/recalculate",
  tags,
  summary: "Derive runs once more with what is known of the runner now. Works twice",
  request: {params, query: recalculationQuery},
  responses: {202: reply(recalculation), 400: refusal("invalid"), ...GUARDED},
});

export const progress = defineCall({
  action: "run.write",
  method: "get",
  path: "/b/api/v1/users/{id}/activities/recalculations/{recalculation_id}",
  tags,
  summary: "How far a recalculation is",
  request: {params: params.extend({recalculation_id: z.string().max(64)})},
  responses: {200: reply(recalculation), ...GUARDED},
});
