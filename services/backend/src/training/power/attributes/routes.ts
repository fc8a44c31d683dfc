import * as calls from "../../../contract/calls/runner-attributes.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute} from "../../../core/http/define-route.ts";
import {sharedInPath} from "../../../core/http/shared-in-path.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {getRunnerAttributes} from "./get-runner-attributes.ts";

export function attributeRoutes(deps: AnalysisDeps) {
  const attributeRoute = defineRoute(calls.attribute, sharedInPath(deps));
  return createApi().openapi(attributeRoute, async (c) => {
    return c.json({data: await getRunnerAttributes(deps, c.var.owner, c.req.valid("query"))}, 200);
  });
}
