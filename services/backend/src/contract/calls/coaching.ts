import {assignmentReply, athleteList, newAssignment} from "../athletes.ts";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";

const tags = ["coaching"];

export const list = defineCall({
  action: "athlete.list",
  method: "get",
  path: "/b/api/v1/coach/athletes",
  tags,
  summary: "Everybody who shares with one, as far as they do; who needs attention first",
  responses: {200: reply(athleteList), ...GUARDED},
});

export const assign = defineCall({
  action: "athlete.assign",
  method: "post",
  path: "/b/api/v1/coach/assignments",
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
