import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {
  collectionEdit,
  libraryQuery,
  newCollection,
  ownLibrary,
  workoutCollection,
} from "../workout-library.ts";

const tags = ["planning"];

export const read = defineCall({
  action: "user.read",
  method: "get",
  path: "/b/api/v1/users/workouts/library",
  tags,
  summary: "One's own workouts and collections, in their order",
  request: {query: libraryQuery.omit({locale: true})},
  responses: {
    200: reply(ownLibrary),
    304: {description: "As it was"},
    400: refusal("invalid"),
    ...GUARDED,
  },
});

export const add = defineCall({
  action: "plan.write",
  method: "post",
  path: "/b/api/v1/users/workouts/library",
  tags,
  summary: "Begin a collection",
  request: {body: jsonBody(newCollection)},
  responses: {
    201: reply(workoutCollection),
    400: refusal("invalid"),
    ...GUARDED,
    422: refusal("limit_reached"),
  },
});

export const edit = defineCall({
  action: "plan.write",
  method: "patch",
  path: "/b/api/v1/users/workouts/library",
  tags,
  summary: "Rename, move, fill or end a collection",
  request: {body: jsonBody(collectionEdit)},
  responses: {200: reply(ownLibrary), 400: refusal("invalid"), ...GUARDED},
});
