import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {newPlace, placeList, placeRemoval, place as placeReply} from "../places.ts";

const tags = ["privacy"];
const params = z.object({id: z.string().max(64)});

export const list = defineCall({
  action: "user.read",
  method: "get",
  path: "/b/api/v1/users/{id}/places",
  tags,
  summary: "Places around which others do not see one run",
  request: {params},
  responses: {200: reply(placeList), ...GUARDED},
});

export const add = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/api/v1/users/{id}/places",
  tags,
  summary: "Hide a place",
  request: {params, body: jsonBody(newPlace)},
  responses: {201: reply(placeReply), 400: refusal("invalid"), ...GUARDED, 422: refusal("limit_reached")},
});

export const remove = defineCall({
  action: "user.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/places/{place_id}",
  tags,
  summary: "Hide a place no more. Works twice",
  request: {params: params.extend({place_id: z.string().max(64)})},
  responses: {200: reply(placeRemoval), ...GUARDED},
});
