import {z} from "@hono/zod-openapi";
import {calendarFeedRemoval, calendarFeedReply, madeCalendarFeed} from "../../contract/calendar-feed.ts";
import type {Secret} from "../../core/crypto/secret.ts";
import {createApi} from "../../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../../core/http/client-address.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import {limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import {type FeedDeps, getFeed, makeFeed, readFeed, revokeFeed} from "./calendar-feed.ts";
import {feedTag} from "./write-feed.ts";

const tags = ["calendar"];
const params = z.object({id: z.string().max(64)});
const path = "/{id}/calendar/feed";
/** Programs ask by the hour; a household has a few, and nobody guesses. */
const READS = {burst: 30, perMinute: 30};

const getRoute = defineRoute("calendar.feed", ownerInPath, {
  method: "get",
  path,
  tags,
  summary: "Whether there is a link for calendar programs, and when it was last read",
  request: {params},
  responses: {200: reply(calendarFeedReply), ...GUARDED},
});

const makeRoute = defineRoute("calendar.feed", ownerInPath, {
  method: "post",
  path,
  tags,
  summary: "Make a link for calendar programs, instead of the one before. It is told once",
  // Described, so that a form of another page is refused.
  request: {params, body: {required: false, content: {"application/json": {schema: z.strictObject({})}}}},
  responses: {201: reply(madeCalendarFeed), ...GUARDED},
});

const revokeRoute = defineRoute("calendar.feed", ownerInPath, {
  method: "delete",
  path,
  tags,
  summary: "Revoke the link. Works twice",
  request: {params},
  responses: {200: reply(calendarFeedRemoval), ...GUARDED},
});

/** Below `/b/api/v1/users`. */
export function calendarFeedRoutes(deps: FeedDeps) {
  return createApi()
    .openapi(getRoute, async (c) => c.json({data: {feed: await getFeed(deps, c.var.owner)}}, 200))
    .openapi(makeRoute, async (c) => {
      keepNoReply(c);
      return c.json({data: await makeFeed(deps, c.var.owner)}, 201);
    })
    .openapi(revokeRoute, async (c) => {
      await revokeFeed(deps, c.var.owner);
      return c.json({data: {removed: true as const}}, 200);
    });
}

const readRoute = defineRoute("public", null, {
  method: "get",
  path: "/calendar/{token}",
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

/** Below `/b`. */
export function calendarFileRoutes(deps: FeedDeps & ClientAddressDeps & {readonly secret: Secret}) {
  return createApi().openapi(readRoute, async (c) => {
    await limitVisitor(deps, "calendar-feed", clientAddress(c, deps), READS);
    const text = await readFeed(deps, c.req.valid("param").token);
    const tag = feedTag(text);
    c.header("etag", tag);
    // Asked for again each time, so that a revoked link is closed at once.
    c.header("cache-control", "private, no-cache");
    c.header("x-robots-tag", "noindex, nofollow");
    const known = (c.req.header("if-none-match") ?? "").split(",").map((each) => each.trim());
    if (known.includes(tag) || known.includes(`W/${tag}`)) return c.body(null, 304);
    c.header("content-disposition", 'inline; filename="calendar.ics"');
    return c.body(text, 200, {"content-type": "text/calendar; charset=utf-8"});
  });
}
