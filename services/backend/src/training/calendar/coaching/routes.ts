import * as calls from "../../../contract/calls/coaching.ts";
import {createApi} from "../../../core/http/api.ts";
import {callerAsOwner, defineRoute} from "../../../core/http/define-route.ts";
import {requestLocale} from "../../../core/http/request-locale.ts";
import {type AssignDeps, assign} from "./assign.ts";
import {listAthletes} from "./list-athletes.ts";

const listRoute = defineRoute(calls.list, callerAsOwner);
const assignRoute = defineRoute(calls.assign, callerAsOwner);

export function coachingRoutes(deps: AssignDeps) {
  return createApi()
    .openapi(listRoute, async (c) => c.json({data: {items: await listAthletes(deps, c.var.owner)}}, 200))
    .openapi(assignRoute, async (c) =>
      c.json(
        {data: await assign(deps, {actor: c.var.owner, page: requestLocale(c)}, c.req.valid("json"))},
        200,
      ),
    );
}
