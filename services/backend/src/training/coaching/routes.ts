import * as calls from "../../contract/calls/coaching.ts";
import {createApi} from "../../core/http/api.ts";
import {actorsOwn, defineRoute} from "../../core/http/define-route.ts";
import {type AssignDeps, assign} from "./assign.ts";
import {listAthletes} from "./list-athletes.ts";

const listRoute = defineRoute(calls.list, actorsOwn);
const assignRoute = defineRoute(calls.assign, actorsOwn);

export function coachingRoutes(deps: AssignDeps) {
  return createApi()
    .openapi(listRoute, async (c) => c.json({data: {items: await listAthletes(deps, c.var.owner)}}, 200))
    .openapi(assignRoute, async (c) =>
      c.json({data: await assign(deps, c.var.owner, c.req.valid("json"))}, 200),
    );
}
