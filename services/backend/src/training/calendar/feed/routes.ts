import * as calls from "../../../contract/calls/calendar-feed.ts";
import type {Secret} from "../../../core/crypto/secret.ts";
import {createApi} from "../../../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../../../core/http/client-address.ts";
import {defineRoute, ownerInPath} from "../../../core/http/define-route.ts";
import {keepNoReply} from "../../../core/idempotency/idempotency.ts";
import {limitVisitor} from "../../../core/rate-limit/limit-visitor.ts";
import {type FeedDeps, getFeed, makeFeed, readFeed, revokeFeed} from "./calendar-feed.ts";
import {feedTag} from "./write-feed.ts";

/** Calendar programs poll by the hour; a household has a few of them, and tokens cannot be guessed. */
const READ_LIMIT = {burst: 30, perMinute: 30};

const getRoute = defineRoute(calls.get, ownerInPath);
const makeRoute = defineRoute(calls.make, ownerInPath);
const revokeRoute = defineRoute(calls.revoke, ownerInPath);

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

const readRoute = defineRoute(calls.read, null);

export function calendarFileRoutes(deps: FeedDeps & ClientAddressDeps & {readonly secret: Secret}) {
  return createApi().openapi(readRoute, async (c) => {
    await limitVisitor(deps, "calendar-feed", clientAddress(c, deps), READ_LIMIT);
    const text = await readFeed(deps, c.req.valid("param").token);
    const tag = feedTag(text);
    c.header("etag", tag);
    // Revalidated on each request, so that a revoked link stops working at once.
    c.header("cache-control", "private, no-cache");
    c.header("x-robots-tag", "noindex, nofollow");
    const known = (c.req.header("if-none-match") ?? "").split(",").map((each) => each.trim());
    if (known.includes(tag) || known.includes(`W/${tag}`)) return c.body(null, 304);
    c.header("content-disposition", 'inline; filename="calendar.ics"');
    return c.body(text, 200, {"content-type": "text/calendar; charset=utf-8"});
  });
}
