import {etag} from "hono/etag";
import * as calls from "../contract/calls/stats.ts";
import {createApi} from "../core/http/api.ts";
import {defineRoute} from "../core/http/define-route.ts";
import type {CounterRepository} from "./counter-repository.ts";
import {toUserStats} from "./user-stats.ts";

const userStatsRoute = defineRoute(calls.userStats, null, [etag({weak: true})]);

export function statsRoutes({counters}: {readonly counters: Pick<CounterRepository, "list">}) {
  return createApi().openapi(userStatsRoute, async (c) => {
    c.header("cache-control", "public, max-age=300");
    return c.json({data: toUserStats(await counters.list())}, 200);
  });
}
