import {z} from "@hono/zod-openapi";
import {calendarQuery, calendarReply} from "../calendar.ts";
import {defineCall, GUARDED, refusal, reply} from "../call.ts";

export const read = defineCall({
  action: "calendar.read",
  method: "get",
  path: "/b/api/v1/users/{id}/calendar",
  tags: ["calendar"],
  summary: "Runs, events, workouts and plans of a range, or what changed of them",
  request: {params: z.object({id: z.string().max(64)}), query: calendarQuery},
  responses: {
    200: reply(calendarReply),
    400: refusal("invalid"),
    ...GUARDED,
    410: refusal("resync_required"),
  },
});
