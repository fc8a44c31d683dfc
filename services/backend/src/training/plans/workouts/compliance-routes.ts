import * as calls from "../../../contract/calls/compliance.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute} from "../../../core/http/define-route.ts";
import {requestLocale} from "../../../core/http/request-locale.ts";
import type {OpenDeps} from "../../runs/activities/open-run.ts";
import {type RunInPathDeps, runInPath} from "../../runs/activities/run-in-path.ts";
import {requireRun} from "../../runs/activities/run-rules.ts";
import {getCompliance} from "./get-compliance.ts";

export function complianceRoutes(deps: OpenDeps & RunInPathDeps) {
  const route = defineRoute(calls.read, runInPath(deps));
  return createApi().openapi(route, async (c) => {
    const run = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
    return c.json({data: {workout: await getCompliance(deps, run, requestLocale(c))}}, 200);
  });
}
