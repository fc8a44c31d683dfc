import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {PAIR_KINDS} from "../pair-values.ts";
import {pairBody, pairList, pair as pairReply} from "../pairs.ts";

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});
const oneParams = params.extend({kind: z.enum(PAIR_KINDS)});

export const list = defineCall({
  action: "run.plan",
  method: "get",
  path: "/b/api/v1/activities/{id}/pairs",
  tags,
  summary: "Which workout and which event a run was",
  request: {params},
  responses: {200: reply(pairList), ...GUARDED},
});

export const pair = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/activities/{id}/pairs/{kind}",
  tags,
  summary: "Say which workout or event a run was",
  request: {params: oneParams, body: jsonBody(pairBody)},
  responses: {200: reply(pairReply), 400: refusal("invalid"), ...GUARDED},
});

export const unpair = defineCall({
  action: "run.write",
  method: "delete",
  path: "/b/api/v1/activities/{id}/pairs/{kind}",
  tags,
  summary: "Take a run and its workout or event apart, for good. Works twice",
  request: {params: oneParams},
  responses: {200: reply(pairReply), 400: refusal("invalid"), ...GUARDED},
});
