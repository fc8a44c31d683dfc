import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, reply} from "../call.ts";
import {trainingLoad} from "../training-load.ts";

export const load = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/users/{id}/fatiguefitness/all",
  tags: ["load"],
  summary: "Stress, fatigue, fitness and form by day, and what is to be expected of them",
  request: {params: z.object({id: z.string().max(64)})},
  responses: {200: reply(trainingLoad), 304: {description: "As it was"}, ...GUARDED},
});
