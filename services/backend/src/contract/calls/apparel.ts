import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {
  apparelEdit,
  apparelList,
  apparelQuery,
  apparelRemoval,
  apparel as apparelReply,
  newApparel,
} from "../gear.ts";

const tags = ["apparel"];
const params = z.object({id: z.string().max(64)});
const oneParams = params.extend({apparel_id: z.string().max(64)});

export const list = defineCall({
  action: "gear.read",
  method: "get",
  path: "/b/api/v1/users/{id}/apparel",
  tags,
  summary: "What one runs in: the default first, then the newest",
  request: {params, query: apparelQuery},
  responses: {200: reply(apparelList), 400: refusal("invalid"), ...GUARDED},
});

export const add = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/api/v1/users/{id}/apparel",
  tags,
  summary: "Add a pair of shoes, or something else one runs in",
  request: {params, body: jsonBody(newApparel)},
  responses: {201: reply(apparelReply), 400: refusal("invalid"), ...GUARDED},
});

export const change = defineCall({
  action: "user.write",
  method: "patch",
  path: "/b/api/v1/users/{id}/apparel/{apparel_id}",
  tags,
  summary: "Change what is known of it, make it the default, retire it or use it again",
  request: {params: oneParams, body: jsonBody(apparelEdit)},
  responses: {200: reply(apparelReply), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

export const remove = defineCall({
  action: "user.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/apparel/{apparel_id}",
  tags,
  summary: "Remove what nobody has run in yet",
  request: {params: oneParams},
  responses: {200: reply(apparelRemoval), ...GUARDED, 409: refusal("conflict")},
});
