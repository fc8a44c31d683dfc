import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {comment, commentList, commentRemoval, newRunComment, newWorkoutComment} from "../comments.ts";

const tags = ["comments"];
const runParams = z.object({id: z.string().max(64)});
const ADD_RESPONSES = {
  201: reply(comment),
  400: refusal("invalid"),
  ...GUARDED,
  422: refusal("limit_reached"),
  429: refusal("rate_limited"),
};
const one = {comment_id: z.string().max(64)};
const workoutParams = runParams.extend({workout_id: z.string().max(64)});

export const list = defineCall({
  action: "comment.read",
  method: "get",
  path: "/b/api/v1/activities/{id}/comments",
  tags,
  summary: "What its runner and those they share with said about a run",
  request: {params: runParams},
  responses: {200: reply(commentList), ...GUARDED},
});

export const add = defineCall({
  action: "comment.write",
  method: "post",
  path: "/b/api/v1/activities/{id}/comments",
  tags,
  summary: "Say something about a run, or a second of it",
  request: {params: runParams, body: jsonBody(newRunComment)},
  responses: ADD_RESPONSES,
});

export const remove = defineCall({
  action: "comment.write",
  method: "delete",
  path: "/b/api/v1/activities/{id}/comments/{comment_id}",
  tags,
  summary: "Take a comment back: its author, or whose run it is. Works twice",
  request: {params: runParams.extend(one)},
  responses: {200: reply(commentRemoval), ...GUARDED},
});

export const listOfWorkout = defineCall({
  action: "comment.read",
  method: "get",
  path: "/b/api/v1/users/{id}/workouts/{workout_id}/comments",
  tags,
  summary: "What its runner and those they share with said about a workout",
  request: {params: workoutParams},
  responses: {200: reply(commentList), ...GUARDED},
});

export const addToWorkout = defineCall({
  action: "comment.write",
  method: "post",
  path: "/b/api/v1/users/{id}/workouts/{workout_id}/comments",
  tags,
  summary: "Say something about a workout",
  request: {params: workoutParams, body: jsonBody(newWorkoutComment)},
  responses: ADD_RESPONSES,
});

export const removeFromWorkout = defineCall({
  action: "comment.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/workouts/{workout_id}/comments/{comment_id}",
  tags,
  summary: "Take a comment back: its author, or whose workout it is. Works twice",
  request: {params: workoutParams.extend(one)},
  responses: {200: reply(commentRemoval), ...GUARDED},
});
