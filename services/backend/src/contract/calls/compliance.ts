import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, reply} from "../call.ts";
import {runWorkout} from "../workout-compliance.ts";

export const read = defineCall({
  action: "run.plan",
  method: "get",
  path: "/b/api/v1/activities/{id}/workout",
  tags: ["activities"],
  summary: "How a run went beside its workout",
  request: {params: z.object({id: z.string().max(64)})},
  responses: {200: reply(runWorkout), ...GUARDED},
});
