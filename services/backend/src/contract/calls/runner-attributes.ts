import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, refusal, reply} from "../call.ts";
import {runnerAttributeQuery, runnerAttributes} from "../runner-attributes.ts";

export const attribute = defineCall({
  action: "power.read",
  method: "get",
  path: "/b/api/v1/users/{id}/runner-attribute",
  tags: ["power"],
  summary: "Five attributes of a runner, each with what it is honestly compared with",
  request: {params: z.object({id: z.string().max(64)}), query: runnerAttributeQuery},
  responses: {200: reply(runnerAttributes), 400: refusal("invalid"), ...GUARDED},
});
