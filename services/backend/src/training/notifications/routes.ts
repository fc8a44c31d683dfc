import {z} from "@hono/zod-openapi";
import {
  notificationList,
  notificationsQuery,
  notificationsRead,
  notificationsReadReply,
} from "../../contract/notifications.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {listNotifications, type NotificationDeps, readNotifications} from "./list-notifications.ts";

const tags = ["notifications"];
const params = z.object({id: z.string().max(64)});

const listRoute = defineRoute("user.read", ownerInPath, {
  method: "get",
  path: "/{id}/notifications",
  tags,
  summary: "What somebody is told of, the newest first, and how much of it is unread",
  request: {params, query: notificationsQuery},
  responses: {200: reply(notificationList), 400: refusal("invalid"), ...GUARDED},
});

const readRoute = defineRoute("user.write", ownerInPath, {
  method: "post",
  path: "/{id}/notifications/read",
  tags,
  summary: "Mark as read: some, what was said about one run or workout, or all. Works twice",
  request: {params, body: jsonBody(notificationsRead)},
  responses: {200: reply(notificationsReadReply), 400: refusal("invalid"), ...GUARDED},
});

/** Below `/b/api/v1/users`. */
export function notificationRoutes(deps: NotificationDeps) {
  return createApi()
    .openapi(listRoute, async (c) =>
      c.json({data: await listNotifications(deps, c.var.owner, c.req.valid("query"))}, 200),
    )
    .openapi(readRoute, async (c) => {
      const unread = await readNotifications(deps, c.var.owner, c.req.valid("json"));
      return c.json({data: {unread}}, 200);
    });
}
