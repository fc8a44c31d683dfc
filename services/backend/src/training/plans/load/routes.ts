import {requireAthlete} from "../../../accounts/account/athlete.ts";
import * as calls from "../../../contract/calls/training-load.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute} from "../../../core/http/define-route.ts";
import {requestLocale} from "../../../core/http/request-locale.ts";
import {sharedInPath} from "../../../core/http/shared-in-path.ts";
import type {AnalysisDeps} from "../../power/history/analysis-deps.ts";
import {createRunHistory} from "../../power/history/run-history.ts";
import {hasAnswer, stateTag} from "../../power/history/state-tag.ts";
import {nameSeason, readSeason} from "./read-season.ts";
import {trainingLoadOf} from "./training-load.ts";

export function loadRoutes(deps: AnalysisDeps) {
  const {db, now} = deps;
  const loadRoute = defineRoute(calls.load, sharedInPath(deps));
  return createApi().openapi(loadRoute, async (c) => {
    const athlete = await requireAthlete(db, c.var.owner, now());
    const {today, starting_fitness: start} = athlete;
    const season = await readSeason(db, athlete, {viewer: c.var.shared, page: requestLocale(c)});
    const tag = await stateTag(db, c.var.owner, `${today}-${start ?? 0}-${nameSeason(season)}`);
    c.header("etag", tag);
    if (hasAnswer(c, tag)) return c.body(null, 304);
    const days = await createRunHistory(db).listStress(c.var.owner);
    return c.json({data: trainingLoadOf({days, today, startingFitness: start, season})}, 200);
  });
}
