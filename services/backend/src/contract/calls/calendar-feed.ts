import {z} from "@hono/zod-openapi";
import {calendarFeedRemoval, calendarFeedReply, madeCalendarFeed} from "../calendar-feed.ts";
import {defineCall, GUARDED, refusal, reply} from "../call.ts";

const tags = ["calendar"];
const params = z.object({id: z.string().max(64)});

export const get = defineCall({
  action: "calendar.feed",
  method: "get",
  path: "/b/api/v1/users/{id}/calendar/feed",
  tags,
  summary: "Whether there is a link for calendar programs, and when it was last read",
  request: {params},
  responses: {200: reply(calendarFeedReply), ...GUARDED},
});

export const make = defineCall({
  action: "calendar.feed",
  method: "post",
  path: "/b/api/v1/users/{id}/calendar/feed",
  tags,
  summary: "Make a link for calendar programs, instead of the one before. It is told once",
  // Described, so that a form of another page is refused.
  request: {params, body: {required: false, content: {"application/json": {schema: z.strictObject({})}}}},
  responses: {201: reply(madeCalendarFeed), ...GUARDED},
});

export const revoke = defineCall({
  action: "calendar.feed",
  method: "delete",
  path: "/b/api/v1/users/{id}/calendar/feed",
  tags,
  summary: "Revoke the link. Works twice",
  request: {params},
  responses: {200: reply(calendarFeedRemoval), ...GUARDED},
});

export const read = defineCall({
  action: "public",
  method: "get",
  path: "/b/calendar/{token}",
  tags,
  summary: "What is planned, for a calendar program: `{token}.ics`",
  request: {params: z.object({token: z.string().max(64)})},
  responses: {
    200: {description: "The calendar", content: {"text/calendar": {schema: z.string()}}},
    304: {description: "As it was"},
    400: refusal("invalid"),
    404: refusal("not_found"),
    429: refusal("rate_limited"),
  },
});
