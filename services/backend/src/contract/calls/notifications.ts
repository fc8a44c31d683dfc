import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {
  notificationList,
  notificationsQuery,
  notificationsRead,
  notificationsReadReply,
} from "../notifications.ts";

const tags = ["notifications"];
const params = z.object({id: z.string().max(64)});

export const list = defineCall({
  action: "user.read",
  method: "get",
  path: "/b/api/v1/users/{id}/notifications",
  tags,
  summary: "What somebody is told of, the newest first, and how much of it is unread",
  request: {params, query: notificationsQuery},
  responses: {200: reply(notificationList), 400: refusal("invalid"), ...GUARDED},
});

export const read = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/api/v1/users/{id}/notifications/read",
  tags,
  summary: "Mark as read: some, what was said about one run or workout, or all. Works twice",
  request: {params, body: jsonBody(notificationsRead)},
  responses: {200: reply(notificationsReadReply), 400: refusal("invalid"), ...GUARDED},
});
