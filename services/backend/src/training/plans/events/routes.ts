import type {Context} from "hono";
import * as calls from "../../../contract/calls/events.ts";
import type {Db} from "../../../core/db/db.ts";
import {type AppEnv, createApi} from "../../../core/http/api.ts";
import {defineRoute, requireUser} from "../../../core/http/define-route.ts";
import {expectedVersion} from "../../../core/http/expected-version.ts";
import {requestLocale} from "../../../core/http/request-locale.ts";
import {type SharedInPathDeps, sharedInPath} from "../../../core/http/shared-in-path.ts";
import {getEvent, showEvent} from "./show-event.ts";
import type {EventRow} from "./to-calendar-event.ts";
import {addEvent, deleteEvent, editEvent, restoreEvent, type Writer} from "./write-events.ts";

interface EventDeps extends SharedInPathDeps {
  readonly db: Db;
  readonly now: () => Date;
}

export function calendarEventRoutes(deps: EventDeps) {
  const {db} = deps;
  const shared = sharedInPath(deps);
  const addRoute = defineRoute(calls.add, shared);
  const getRoute = defineRoute(calls.get, shared);
  const editRoute = defineRoute(calls.edit, shared);
  const removeRoute = defineRoute(calls.remove, shared);
  const restoreRoute = defineRoute(calls.restore, shared);

  const show = async (c: Context<AppEnv>, row: EventRow) => {
    const data = await showEvent(db, row, readerOf(c));
    c.header("etag", `"${data.version}"`);
    return {data};
  };
  return createApi()
    .openapi(addRoute, async (c) =>
      c.json(await show(c, await addEvent(deps, writerOf(c), c.req.valid("json"))), 201),
    )
    .openapi(getRoute, async (c) => {
      const data = await getEvent(db, c.var.owner, readerOf(c), c.req.valid("param").event_id);
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 200);
    })
    .openapi(editRoute, async (c) => {
      const edit = c.req.valid("json");
      const version = edit.version ?? expectedVersion(c) ?? undefined;
      const change = {id: c.req.valid("param").event_id, edit: {...edit, version}};
      return c.json(await show(c, await editEvent(deps, writerOf(c), change)), 200);
    })
    .openapi(removeRoute, async (c) =>
      c.json({data: await deleteEvent(deps, writerOf(c), c.req.valid("param").event_id)}, 200),
    )
    .openapi(restoreRoute, async (c) =>
      c.json(await show(c, await restoreEvent(deps, writerOf(c), c.req.valid("param").event_id)), 200),
    );
}

const readerOf = (c: Context<AppEnv>) => ({viewer: c.var.shared, page: requestLocale(c)});

function writerOf(c: Context<AppEnv>): Writer {
  return {owner: c.var.owner, actor: requireUser(c).id, ...readerOf(c)};
}
