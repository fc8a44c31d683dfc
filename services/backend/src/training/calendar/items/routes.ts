import * as calls from "../../../contract/calls/calendar.ts";
import type {Db} from "../../../core/db/db.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute} from "../../../core/http/define-route.ts";
import {requestLocale} from "../../../core/http/request-locale.ts";
import {type SharedInPathDeps, sharedInPath} from "../../../core/http/shared-in-path.ts";
import {getCalendar} from "./get-calendar.ts";

export interface CalendarDeps extends SharedInPathDeps {
  readonly db: Db;
  readonly now: () => Date;
}

export function calendarRoutes(deps: CalendarDeps) {
  const route = defineRoute(calls.read, sharedInPath(deps));
  return createApi().openapi(route, async (c) => {
    const {owner, shared: viewer} = c.var;
    const request = {owner, viewer, locale: requestLocale(c), query: c.req.valid("query")};
    return c.json({data: await getCalendar(deps, request)}, 200);
  });
}
