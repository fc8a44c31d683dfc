import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {blockEstimate, blockEstimateBody, estimateBody, workoutEstimate} from "../workout-estimates.ts";

const tags = ["planning"];
const refusals = {
  400: refusal("invalid"),
  ...GUARDED,
  409: refusal("cp_required"),
  422: refusal("workout_unusable"),
};

export const estimate = defineCall({
  action: "user.read",
  method: "post",
  path: "/b/api/v1/users/workouts/estimate",
  tags,
  summary: "What a workout comes to for whoever asks",
  request: {body: jsonBody(estimateBody)},
  responses: {200: reply(workoutEstimate), ...refusals},
});

export const block = defineCall({
  action: "user.read",
  method: "post",
  path: "/b/api/v1/users/workouts/estimate/block",
  tags,
  summary: "What a block comes to for whoever asks",
  request: {body: jsonBody(blockEstimateBody)},
  responses: {200: reply(blockEstimate), ...refusals},
});
