import {z} from "@hono/zod-openapi";
import {calendarQuery, calendarReply} from "../../contract/calendar.ts";
import type {Db} from "../../core/db/db.ts";
import {createApi} from "../../core/http/api.ts";
import {askedLocale} from "../../core/http/asked-locale.ts";
import {defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {type SharedInPathDeps, sharedInPath} from "../../core/http/shared-in-path.ts";
import {getCalendar} from "./get-calendar.ts";

interface CalendarDeps extends SharedInPathDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** Below `/b/api/v1/users`. */
export function calendarRoutes(deps: CalendarDeps) {
  const route = defineRoute("calendar.read", sharedInPath(deps), {
    method: "get",
    path: "/{id}/calendar",
    tags: ["calendar"],
    summary: "Runs, events, workouts and plans of a range, or what changed of them",
    request: {params: z.object({id: z.string().max(64)}), query: calendarQuery},
    responses: {
      200: reply(calendarReply),
      400: refusal("invalid"),
      ...GUARDED,
      410: refusal("resync_required"),
    },
  });
  return createApi().openapi(route, async (c) => {
    const {owner, shared: viewer} = c.var;
    const asked = {owner, viewer, locale: askedLocale(c), query: c.req.valid("query")};
    return c.json({data: await getCalendar(deps, asked)}, 200);
  });
}
