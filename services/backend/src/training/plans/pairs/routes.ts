import * as calls from "../../../contract/calls/pairs.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute} from "../../../core/http/define-route.ts";
import {type RunInPathDeps, runInPath} from "../../runs/activities/run-in-path.ts";
import {requireRun} from "../../runs/activities/run-rules.ts";
import {listPairs, pairRun, unpairRun} from "./pair-runs.ts";

interface PairDeps extends RunInPathDeps {
  readonly now: () => Date;
}

export function pairRoutes(deps: PairDeps) {
  const load = runInPath(deps);
  const listRoute = defineRoute(calls.list, load);
  const pairRoute = defineRoute(calls.pair, load);
  const unpairRoute = defineRoute(calls.unpair, load);

  return createApi()
    .openapi(listRoute, async (c) => {
      const run = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
      return c.json({data: {items: await listPairs(deps.db, run.id)}}, 200);
    })
    .openapi(pairRoute, async (c) => {
      const {id: activity_id, kind} = c.req.valid("param");
      const key = {owner: c.var.owner, activity_id, kind};
      return c.json({data: await pairRun(deps, key, c.req.valid("json").target_id)}, 200);
    })
    .openapi(unpairRoute, async (c) => {
      const {id: activity_id, kind} = c.req.valid("param");
      return c.json({data: await unpairRun(deps, {owner: c.var.owner, activity_id, kind})}, 200);
    });
}
