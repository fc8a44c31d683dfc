import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, reply} from "../call.ts";
import {featureAccess as featureAccessReply} from "../entitlements.ts";

export const get = defineCall({
  action: "access.read",
  method: "get",
  path: "/b/api/v1/users/{id}/feature-access",
  tags: ["user"],
  summary: "What an account may use, and what gives it",
  request: {params: z.object({id: z.string().max(64)})},
  responses: {200: reply(featureAccessReply), ...GUARDED},
});
