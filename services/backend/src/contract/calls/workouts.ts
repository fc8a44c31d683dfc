import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {
  newWorkout,
  plannedWorkoutDetail,
  plannedWorkoutList,
  planRemovalQuery,
  reschedule,
  rescheduled,
  scheduleQuery,
  workoutCopies,
  workoutCopy,
  workoutEdit,
  workoutRemoval,
  workoutRemovalQuery,
  workoutRestore,
} from "../workouts.ts";

const tags = ["planning"];
const params = z.object({id: z.string().max(64)});
const oneParams = params.extend({workout_id: z.string().max(64)});
const ofPlan = oneParams.extend({plan_id: z.string().max(64)});

export const add = defineCall({
  action: "plan.write",
  method: "post",
  path: "/b/api/v1/users/{id}/workouts",
  tags,
  summary: "Plan a workout: one that is sent, or by `id` and `timestamp` one of the library",
  request: {
    params,
    query: scheduleQuery,
    body: {required: false, content: {"application/json": {schema: newWorkout}}},
  },
  responses: {
    201: reply(plannedWorkoutDetail),
    400: refusal("invalid"),
    ...GUARDED,
    422: refusal("workout_unusable", "limit_reached"),
  },
});

export const get = defineCall({
  action: "plan.read",
  method: "get",
  path: "/b/api/v1/users/{id}/workouts/{workout_id}",
  tags,
  summary: "A planned workout with its blocks",
  request: {params: oneParams},
  responses: {200: reply(plannedWorkoutDetail), ...GUARDED},
});

export const edit = defineCall({
  action: "plan.write",
  method: "patch",
  path: "/b/api/v1/users/{id}/workouts",
  tags,
  summary: "Change a planned workout, or say that it is skipped",
  request: {params, body: jsonBody(workoutEdit)},
  responses: {
    200: reply(plannedWorkoutDetail),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("conflict"),
    422: refusal("workout_unusable", "limit_reached"),
  },
});

export const rescheduleMany = defineCall({
  action: "plan.write",
  method: "patch",
  path: "/b/api/v1/users/{id}/workouts/reschedule",
  tags,
  summary: "Move workouts to other days, all or none",
  request: {params, body: jsonBody(reschedule)},
  responses: {
    200: reply(rescheduled),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("conflict"),
    422: refusal("limit_reached"),
  },
});

export const copy = defineCall({
  action: "plan.write",
  method: "post",
  path: "/b/api/v1/users/{id}/workouts/copy",
  tags,
  summary: "Plan workouts on more days, or ask what lies there",
  request: {params, body: jsonBody(workoutCopy)},
  responses: {
    200: reply(workoutCopies),
    400: refusal("invalid"),
    ...GUARDED,
    422: refusal("limit_reached"),
  },
});

export const remove = defineCall({
  action: "plan.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/workouts",
  tags,
  summary: "Delete workouts; for a while they can be brought back. Works twice",
  request: {params, query: workoutRemovalQuery},
  responses: {200: reply(workoutRemoval), 400: refusal("invalid"), ...GUARDED},
});

export const restore = defineCall({
  action: "plan.write",
  method: "post",
  path: "/b/api/v1/users/{id}/workouts/restore",
  tags,
  summary: "Bring deleted workouts back. Works twice",
  request: {params, body: jsonBody(workoutRestore)},
  responses: {
    200: reply(plannedWorkoutList),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("conflict"),
    422: refusal("limit_reached"),
  },
});

export const editOfPlan = defineCall({
  action: "plan.write",
  method: "patch",
  path: "/b/api/v1/users/{id}/plans/{plan_id}/workouts/{workout_id}",
  tags,
  summary: "Change a workout of a plan",
  request: {params: ofPlan, body: jsonBody(workoutEdit.omit({id: true}))},
  responses: {
    200: reply(plannedWorkoutDetail),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("conflict"),
    422: refusal("workout_unusable", "limit_reached"),
  },
});

export const removeOfPlan = defineCall({
  action: "plan.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/plans/{plan_id}/workouts/{workout_id}",
  tags,
  summary: "Delete a workout of a plan, with those that follow or all that lie ahead. Works twice",
  request: {params: ofPlan, query: planRemovalQuery},
  responses: {200: reply(workoutRemoval), 400: refusal("invalid"), ...GUARDED},
});

export const file = defineCall({
  action: "plan.read",
  method: "get",
  path: "/b/api/v1/users/{id}/workouts/{workout_id}/fit",
  tags,
  summary: "A planned workout as a file that watches follow",
  request: {params: oneParams},
  responses: {
    200: {
      description: "The file",
      content: {"application/vnd.ant.fit": {schema: z.string().meta({format: "binary"})}},
    },
    ...GUARDED,
  },
});
