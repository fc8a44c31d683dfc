import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, refusal, reply} from "../call.ts";
import {permissionQuery, permissionReply, platformList, workoutDeliveries} from "../platforms.ts";

const tags = ["platforms"];
const params = z.object({id: z.string().max(64)});

export const list = defineCall({
  action: "platform.read",
  method: "get",
  path: "/b/api/v1/users/{id}/platforms",
  tags,
  summary: "The training platforms there are, and which of them are connected",
  request: {params},
  responses: {200: reply(platformList), ...GUARDED},
});

export const deliveries = defineCall({
  action: "platform.read",
  method: "get",
  path: "/b/api/v1/users/{id}/platforms/workouts/{workout}",
  tags,
  summary: "Whether a planned workout has got to the platforms that take it",
  request: {params: params.extend({workout: z.string().max(64)})},
  responses: {200: reply(workoutDeliveries), ...GUARDED},
});

export const permission = defineCall({
  action: "user.read",
  method: "get",
  path: "/b/api/v1/users/{id}/oauth/permission",
  tags,
  summary: "What a platform lets us do",
  request: {params, query: permissionQuery},
  responses: {200: reply(permissionReply), 400: refusal("invalid"), ...GUARDED},
});
