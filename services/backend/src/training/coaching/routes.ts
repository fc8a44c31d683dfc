import {assignmentReply, athleteList, newAssignment} from "../../contract/athletes.ts";
import {createApi} from "../../core/http/api.ts";
import {actorsOwn, defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {type AssignDeps, assign} from "./assign.ts";
import {listAthletes} from "./list-athletes.ts";

const tags = ["coaching"];

const listRoute = defineRoute("athlete.list", actorsOwn, {
  method: "get",
  path: "/coach/athletes",
  tags,
  summary: "Everybody who shares with one, as far as they do; who needs attention first",
  responses: {200: reply(athleteList), ...GUARDED},
});

const assignRoute = defineRoute("athlete.assign", actorsOwn, {
  method: "post",
  path: "/coach/assignments",
  tags,
  summary: "Plan a workout for several athletes, or ask what it would be for each and what lies there",
  request: {body: jsonBody(newAssignment)},
  responses: {
    200: reply(assignmentReply),
    400: refusal("invalid"),
    ...GUARDED,
    422: refusal("workout_unusable", "limit_reached"),
    429: refusal("rate_limited"),
  },
});

/** Below `/b/api/v1`. */
export function coachingRoutes(deps: AssignDeps) {
  return createApi()
    .openapi(listRoute, async (c) => c.json({data: {items: await listAthletes(deps, c.var.owner)}}, 200))
    .openapi(assignRoute, async (c) =>
      c.json({data: await assign(deps, c.var.owner, c.req.valid("json"))}, 200),
    );
}
