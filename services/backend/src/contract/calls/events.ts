import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {calendarEvent, eventEdit, eventRemoval, newEvent} from "../events.ts";

const tags = ["calendar"];
const params = z.object({id: z.string().max(64)});
const INVALID = refusal("invalid", "target_conflict");
const oneParams = params.extend({event_id: z.string().max(64)});

export const add = defineCall({
  action: "plan.write",
  method: "post",
  path: "/b/api/v1/users/{id}/events",
  tags,
  summary: "Put a race, a date, a note or days without running into a calendar",
  request: {params, body: jsonBody(newEvent)},
  responses: {201: reply(calendarEvent), 400: INVALID, ...GUARDED, 422: refusal("limit_reached")},
});

export const get = defineCall({
  action: "plan.read",
  method: "get",
  path: "/b/api/v1/users/{id}/events/{event_id}",
  tags,
  summary: "One event of a calendar",
  request: {params: oneParams},
  responses: {200: reply(calendarEvent), ...GUARDED},
});

export const edit = defineCall({
  action: "plan.write",
  method: "patch",
  path: "/b/api/v1/users/{id}/events/{event_id}",
  tags,
  summary: "Change an event of a calendar",
  request: {params: oneParams, body: jsonBody(eventEdit)},
  responses: {200: reply(calendarEvent), 400: INVALID, ...GUARDED, 409: refusal("conflict")},
});

export const remove = defineCall({
  action: "plan.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/events/{event_id}",
  tags,
  summary: "Delete an event; for a while it can be brought back. Works twice",
  request: {params: oneParams},
  responses: {200: reply(eventRemoval), ...GUARDED},
});

export const restore = defineCall({
  action: "plan.write",
  method: "post",
  path: "/b/api/v1/users/{id}/events/{event_id}/restore",
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
