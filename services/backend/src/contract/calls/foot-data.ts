import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, refusal, reply} from "../call.ts";
import {footData, footQuery} from "../foot-data.ts";

export const data = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/activities/{id}/footdata",
  tags: ["activities"],
  summary: "How the feet moved over a run or a part of it, such as a lap",
  request: {params: z.object({id: z.string().max(64)}), query: footQuery},
  responses: {200: reply(footData), 400: refusal("invalid"), ...GUARDED},
});
