import * as calls from "../../../contract/calls/notifications.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../../core/http/define-route.ts";
import {requestLocale} from "../../../core/http/request-locale.ts";
import {listNotifications, type NotificationDeps, readNotifications} from "./list-notifications.ts";

const listRoute = defineRoute(calls.list, ownerInPath);
const readRoute = defineRoute(calls.read, ownerInPath);

export function notificationRoutes(deps: NotificationDeps) {
  return createApi()
    .openapi(listRoute, async (c) =>
      c.json(
        {
          data: await listNotifications(deps, c.var.owner, {...c.req.valid("query"), page: requestLocale(c)}),
        },
        200,
      ),
    )
    .openapi(readRoute, async (c) => {
      const unread = await readNotifications(deps, c.var.owner, c.req.valid("json"));
      return c.json({data: {unread}}, 200);
    });
}
