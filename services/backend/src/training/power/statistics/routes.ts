import {requireAthlete} from "../../../accounts/account/athlete.ts";
import * as calls from "../../../contract/calls/run-statistics.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute} from "../../../core/http/define-route.ts";
import {sharedInPath} from "../../../core/http/shared-in-path.ts";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import {getFootStatistics} from "../../runs/feet/foot-statistics.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {hasAnswer, stateTag} from "../history/state-tag.ts";
import {getRangeDistributions} from "./get-range-distributions.ts";
import {getLiveMonth, getMonths, getRunStatistics} from "./get-statistics.ts";

export interface StatisticsDeps extends AnalysisDeps {
  readonly objects: ObjectStore;
}

export function statisticsRoutes(deps: StatisticsDeps) {
  const {db, now} = deps;
  const shared = sharedInPath(deps);

  const rangeRoute = defineRoute(calls.range, shared);

  const monthsRoute = defineRoute(calls.months, shared);

  const liveRoute = defineRoute(calls.live, shared);

  const distributionsRoute = defineRoute(calls.distributions, shared);

  const feetRoute = defineRoute(calls.feet, shared);

  return createApi()
    .openapi(rangeRoute, async (c) => {
      return c.json({data: await getRunStatistics(deps, c.var.owner, c.req.valid("query"))}, 200);
    })
    .openapi(monthsRoute, async (c) => {
      const athlete = await requireAthlete(db, c.var.owner, now());
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
