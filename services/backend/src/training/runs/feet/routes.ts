import * as calls from "../../../contract/calls/foot-data.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute} from "../../../core/http/define-route.ts";
import {type RunInPathDeps, runInPath} from "../activities/run-in-path.ts";
import {requireRun} from "../activities/run-rules.ts";
import {getFootData} from "./get-foot-data.ts";

export function footRoutes(deps: RunInPathDeps) {
  const dataRoute = defineRoute(calls.data, runInPath(deps));
  return createApi().openapi(dataRoute, async (c) => {
    const row = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
    return c.json({data: await getFootData(deps.db, row, c.req.valid("query"))}, 200);
  });
}
