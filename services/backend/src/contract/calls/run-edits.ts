import {z} from "@hono/zod-openapi";
import {activity} from "../activities.ts";
import {cropBody, excludeBody, noBody, runEdits, scaleBody, verdictBody} from "../activity-edits.ts";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});
const EDITED = {
  200: reply(activity),
  400: refusal("invalid"),
  ...GUARDED,
  422: refusal("limit_reached"),
};
const STAFF_CHANGE_REFUSALS = {...EDITED, 409: refusal("conflict")};

export const list = defineCall({
  action: "run.write",
  method: "get",
  path: "/b/api/v1/activities/{id}/edits",
  tags,
  summary: "What was changed of a recording, in order",
  request: {params},
  responses: {200: reply(runEdits), ...GUARDED},
});

export const crop = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/activities/{id}/crop",
  tags,
  summary: "Keep a part of a run, of a minute at least",
  request: {params, body: jsonBody(cropBody)},
  responses: STAFF_CHANGE_REFUSALS,
});

export const scale = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/activities/{id}/scale",
  tags,
  summary: "Scale the power of a run",
  request: {params, body: jsonBody(scaleBody)},
  responses: STAFF_CHANGE_REFUSALS,
});

export const exclude = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/activities/{id}/exclude",
  tags,
  summary: "Have a run count nowhere, or count again. Works twice",
  request: {params, body: jsonBody(excludeBody)},
  responses: STAFF_CHANGE_REFUSALS,
});

export const setVerdict = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/activities/{id}/suspect-seconds",
  tags,
  summary: "Ignore the power of some seconds, or accept it as real",
  request: {params, body: jsonBody(verdictBody)},
  responses: STAFF_CHANGE_REFUSALS,
});

export const undo = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/activities/{id}/undo",
  tags,
  summary: "Drop the last edit of a run",
  request: {params, body: jsonBody(noBody)},
  responses: STAFF_CHANGE_REFUSALS,
});

export const air = defineCall({
  action: "run.correct",
  method: "put",
  path: "/b/api/v1/activities/{id}/air-power-removal",
  tags,
  summary: "For staff: take air power off a run's power. Works twice",
  request: {params, body: jsonBody(noBody)},
  responses: {...EDITED, 409: refusal("conflict", "no_air_power")},
});
