import {z} from "@hono/zod-openapi";
import type {Context} from "hono";
import {calendarEvent, eventEdit, eventRemoval, newEvent} from "../../contract/events.ts";
import type {Db} from "../../core/db/db.ts";
import {type AppEnv, createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {expectedVersion} from "../../core/http/expected-version.ts";
import {type SharedInPathDeps, sharedInPath} from "../../core/http/shared-in-path.ts";
import {getEvent, showEvent} from "./show-event.ts";
import type {EventRow} from "./to-calendar-event.ts";
import {addEvent, deleteEvent, editEvent, restoreEvent, type Writer} from "./write-events.ts";

interface EventDeps extends SharedInPathDeps {
  readonly db: Db;
  readonly now: () => Date;
}

const tags = ["calendar"];
const params = z.object({id: z.string().max(64)});
const oneParams = params.extend({event_id: z.string().max(64)});
const WRONG = refusal("invalid", "target_conflict");

/** Below `/b/api/v1/users`. */
export function calendarEventRoutes(deps: EventDeps) {
  const {db} = deps;
  const shared = sharedInPath(deps);
  const addRoute = defineRoute("plan.write", shared, {
    method: "post",
    path: "/{id}/events",
    tags,
    summary: "Put a race, a date, a note or days without running into a calendar",
    request: {params, body: jsonBody(newEvent)},
    responses: {201: reply(calendarEvent), 400: WRONG, ...GUARDED, 422: refusal("limit_reached")},
  });
  const getRoute = defineRoute("plan.read", shared, {
    method: "get",
    path: "/{id}/events/{event_id}",
    tags,
    summary: "One event of a calendar",
    request: {params: oneParams},
    responses: {200: reply(calendarEvent), ...GUARDED},
  });
  const editRoute = defineRoute("plan.write", shared, {
    method: "patch",
    path: "/{id}/events/{event_id}",
    tags,
    summary: "Change an event of a calendar",
    request: {params: oneParams, body: jsonBody(eventEdit)},
    responses: {200: reply(calendarEvent), 400: WRONG, ...GUARDED, 409: refusal("conflict")},
  });
  const removeRoute = defineRoute("plan.write", shared, {
    method: "delete",
    path: "/{id}/events/{event_id}",
    tags,
    summary: "Delete an event; for a while it can be brought back. Works twice",
    request: {params: oneParams},
    responses: {200: reply(eventRemoval), ...GUARDED},
  });
  const restoreRoute = defineRoute("plan.write", shared, {
    method: "post",
    path: "/{id}/events/{event_id}/restore",
    tags,
    summary: "Bring a deleted event back. Works twice",
    request: {params: oneParams},
    responses: {
      200: reply(calendarEvent),
      ...GUARDED,
      409: refusal("conflict"),
      422: refusal("limit_reached"),
    },
  });

  const show = async (c: Context<AppEnv>, row: EventRow) => {
    const data = await showEvent(db, row, c.var.shared);
    c.header("etag", `"${data.version}"`);
    return {data};
  };
  return createApi()
    .openapi(addRoute, async (c) =>
      c.json(await show(c, await addEvent(deps, writerOf(c), c.req.valid("json"))), 201),
    )
    .openapi(getRoute, async (c) => {
      const data = await getEvent(db, c.var.owner, c.var.shared, c.req.valid("param").event_id);
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

function writerOf(c: Context<AppEnv>): Writer {
  return {owner: c.var.owner, actor: requireUser(c).id, viewer: c.var.shared};
}
