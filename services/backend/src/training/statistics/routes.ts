import {z} from "@hono/zod-openapi";
import {findAthlete} from "../../accounts/account/find-athlete.ts";
import {
  footStatistics,
  footStatisticsQuery,
  liveMonth,
  monthStatistics,
  monthStatisticsQuery,
  rangeDistributions,
  rangeDistributionsQuery,
  runStatistics,
  runStatisticsQuery,
} from "../../contract/run-statistics.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {sharedInPath} from "../../core/http/shared-in-path.ts";
import type {ObjectStore} from "../../core/storage/object-store.ts";
import {getFootStatistics} from "../feet/foot-statistics.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {hasAnswer, stateTag} from "../history/state-tag.ts";
import {getRangeDistributions} from "./get-range-distributions.ts";
import {getLiveMonth, getMonths, getRunStatistics} from "./get-statistics.ts";

const tags = ["statistics"];
const params = z.object({id: z.string().max(64)});
const BAD = {400: refusal("invalid"), ...GUARDED};

interface StatisticsDeps extends AnalysisDeps {
  readonly objects: ObjectStore;
}

/** What runs come to, below `/b/api/v1/users`. */
export function statisticsRoutes(deps: StatisticsDeps) {
  const {db, now} = deps;
  const shared = sharedInPath(deps);

  const rangeRoute = defineRoute("run.summary", shared, {
    method: "get",
    path: "/{id}/stats/running",
    tags,
    summary: "What the runs of a range of days come to, as a whole and by month",
    request: {params, query: runStatisticsQuery},
    responses: {200: reply(runStatistics), ...BAD},
  });

  const monthsRoute = defineRoute("run.summary", shared, {
    method: "get",
    path: "/{id}/stats/running/month",
    tags,
    summary: "What the runs of every month come to",
    request: {params, query: monthStatisticsQuery},
    responses: {200: reply(monthStatistics), 304: {description: "As it was"}, ...BAD},
  });

  const liveRoute = defineRoute("run.summary", shared, {
    method: "get",
    path: "/{id}/stats/running/month/live",
    tags,
    summary: "What the runs of this month come to, now",
    request: {params, query: monthStatisticsQuery},
    responses: {200: reply(liveMonth), ...BAD},
  });

  const distributionsRoute = defineRoute("run.read", shared, {
    method: "get",
    path: "/{id}/stats/distributions",
    tags,
    summary: "How long which power, heart rate, cadence and grade were held in the runs of a range of days",
    request: {params, query: rangeDistributionsQuery},
    responses: {200: reply(rangeDistributions), ...BAD},
  });

  const feetRoute = defineRoute("run.read", shared, {
    method: "get",
    path: "/{id}/stats/footdata/month",
    tags,
    summary: "How the feet moved in a month, by shoe",
    request: {params, query: footStatisticsQuery},
    responses: {200: reply(footStatistics), ...BAD},
  });

  return createApi()
    .openapi(rangeRoute, async (c) => {
      return c.json({data: await getRunStatistics(deps, c.var.owner, c.req.valid("query"))}, 200);
    })
    .openapi(monthsRoute, async (c) => {
      const athlete = await findAthlete(db, c.var.owner, now());
      const {apparel_id: shoe = null} = c.req.valid("query");
      // What is run in which shoe can change without anything that is derived.
      if (shoe !== null) return c.json({data: await getMonths(db, athlete, shoe)}, 200);
      const tag = await stateTag(db, athlete.id, athlete.today);
      c.header("etag", tag);
      if (hasAnswer(c, tag)) return c.body(null, 304);
      return c.json({data: await getMonths(db, athlete, null)}, 200);
    })
    .openapi(liveRoute, async (c) => {
      const {apparel_id: shoe = null} = c.req.valid("query");
      return c.json({data: await getLiveMonth(deps, c.var.owner, shoe)}, 200);
    })
    .openapi(distributionsRoute, async (c) => {
      const {owner, shared: viewer} = c.var;
      return c.json({data: await getRangeDistributions(deps, owner, viewer, c.req.valid("query"))}, 200);
    })
    .openapi(feetRoute, async (c) => {
      return c.json({data: await getFootStatistics(db, c.var.owner, c.req.valid("query"))}, 200);
    });
}
