import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {madeRunLink, newRunLink, runLinkList, runLinkRemoval, sharedRun} from "../shared-runs.ts";

const tags = ["shared runs"];
const params = z.object({id: z.string().max(64), activity_id: z.string().max(64)});
const oneParams = params.extend({link_id: z.string().max(64)});

export const list = defineCall({
  action: "run.links",
  method: "get",
  path: "/b/api/v1/users/{id}/activities/{activity_id}/links",
  tags,
  summary: "Links by which anybody sees a run, without what opens them",
  request: {params},
  responses: {200: reply(runLinkList), ...GUARDED},
});

export const createLink = defineCall({
  action: "run.write",
  method: "post",
  path: "/b/api/v1/users/{id}/activities/{activity_id}/links",
  tags,
  summary: "Make a link to a run that shows what is chosen. Its token is told once",
  request: {params, body: jsonBody(newRunLink)},
  responses: {201: reply(madeRunLink), 400: refusal("invalid"), ...GUARDED, 422: refusal("limit_reached")},
});

export const revoke = defineCall({
  action: "run.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/activities/{activity_id}/links/{link_id}",
  tags,
  summary: "Revoke a link. Works twice",
  request: {params: oneParams},
  responses: {200: reply(runLinkRemoval), ...GUARDED},
});

export const view = defineCall({
  action: "public",
  method: "get",
  path: "/b/shared-runs/{token}",
  tags,
  summary: "What a link to a run shows, for whoever has it",
  request: {params: z.object({token: z.string().max(64)})},
  responses: {
    200: reply(sharedRun),
    400: refusal("invalid"),
    404: refusal("not_found"),
    429: refusal("rate_limited"),
  },
});
