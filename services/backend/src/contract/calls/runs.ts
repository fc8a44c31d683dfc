import {z} from "@hono/zod-openapi";
import {activityDetail, activityDetailQuery, mapQuery} from "../activities.ts";
import {defineCall, GUARDED, refusal, reply} from "../call.ts";
import {distributions, distributionsQuery} from "../distributions.ts";
import {firstEfforts} from "../power-curve.ts";

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});
const file = (type: string, description: string) => ({
  description,
  content: {[type]: {schema: z.any()}},
});

export const detail = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/activities/{id}",
  tags,
  summary: "A run second by second",
  request: {params, query: activityDetailQuery},
  responses: {200: reply(activityDetail), 400: refusal("invalid"), ...GUARDED},
});

export const readDistributions = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/activities/{id}/stats/distributions",
  tags,
  summary: "How long each power, heart rate, cadence and grade was held",
  request: {params, query: distributionsQuery},
  responses: {200: reply(distributions), 400: refusal("invalid"), ...GUARDED},
});

export const firsts = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/activities/{id}/firsts",
  tags,
  summary: "Over which durations the run was better than all before it",
  request: {params},
  responses: {200: reply(firstEfforts), ...GUARDED},
});

export const fit = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/activities/{id}/fit",
  tags,
  summary: "The run as a FIT file, edits included",
  request: {params},
  responses: {200: file("application/vnd.ant.fit", "The file"), ...GUARDED},
});

export const csv = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/activities/{id}/csv",
  tags,
  summary: "The run as a table, one row a second",
  request: {params},
  responses: {200: file("text/csv", "The table"), ...GUARDED},
});

export const map = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/activities/{id}/map",
  tags,
  summary: "Where the run went, drawn without tiles",
  request: {params, query: mapQuery},
  responses: {200: file("image/svg+xml", "The picture"), 400: refusal("invalid"), ...GUARDED},
});

export const original = defineCall({
  action: "run.original",
  method: "get",
  path: "/b/api/v1/activities/{id}/original",
  tags,
  summary: "The file as it came, for whoever sent it",
  request: {params},
  responses: {200: file("application/octet-stream", "The file"), ...GUARDED},
});
