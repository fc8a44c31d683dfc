import {etag} from "hono/etag";
import {userStatsReply} from "../contract/stats.ts";
import {createApi} from "../core/http/api.ts";
import {defineRoute} from "../core/http/define-route.ts";
import {reply} from "../core/http/describe.ts";
import type {CounterRepository} from "./counter-repository.ts";
import {toUserStats} from "./user-stats.ts";

const userStatsRoute = defineRoute("public", null, {
  method: "get",
  path: "/stats/user",
  tags: ["stats"],
  summary: "How many people run with us and how far; null while a number is too small to show",
  middleware: [etag({weak: true})],
  responses: {200: reply(userStatsReply)},
});

export function statsRoutes({counters}: {readonly counters: Pick<CounterRepository, "list">}) {
  return createApi().openapi(userStatsRoute, async (c) => {
    c.header("cache-control", "public, max-age=300");
    return c.json({data: toUserStats(await counters.list())}, 200);
  });
}
