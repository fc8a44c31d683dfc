import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {
  libraryQuery,
  newTemplate,
  templateEdit,
  templateRemoval,
  templateRemovalQuery,
  workoutLibrary,
  workoutTemplate,
} from "../workout-library.ts";

const tags = ["planning"];

export const library = defineCall({
  action: "user.read",
  method: "get",
  path: "/b/api/v1/workouts/library",
  tags,
  summary: "Workouts everybody has, worked out for whoever asks",
  request: {query: libraryQuery},
  responses: {
    200: reply(workoutLibrary),
    304: {description: "As it was"},
    400: refusal("invalid"),
    ...GUARDED,
  },
});

export const add = defineCall({
  action: "plan.write",
  method: "post",
  path: "/b/api/v1/workouts",
  tags,
  summary: "Keep a workout of one's own, to be planned again",
  request: {body: jsonBody(newTemplate)},
  responses: {
    201: reply(workoutTemplate),
    400: refusal("invalid"),
    ...GUARDED,
    422: refusal("workout_unusable", "limit_reached"),
  },
});

export const replace = defineCall({
  action: "plan.write",
  method: "put",
  path: "/b/api/v1/workouts",
  tags,
  summary: "Replace a workout of one's own",
  request: {body: jsonBody(templateEdit)},
  responses: {
    200: reply(workoutTemplate),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("conflict"),
    422: refusal("workout_unusable"),
  },
});

export const remove = defineCall({
  action: "plan.write",
  method: "delete",
  path: "/b/api/v1/workouts",
  tags,
  summary: "Remove a workout of one's own; what was planned of it stays",
  request: {query: templateRemovalQuery},
  responses: {200: reply(templateRemoval), 400: refusal("invalid"), ...GUARDED},
});
