import {z} from "@hono/zod-openapi";
import {defineCall, refusal, reply} from "../call.ts";
import {platformName, signedHeaders, webhookReply} from "../platforms.ts";

export const event = defineCall({
  action: "public",
  method: "post",
  path: "/b/platform/webhook/{platform}",
  tags: ["platforms"],
  summary: "What a platform tells us, signed over its bytes. The same event twice is one",
  request: {params: z.object({platform: platformName}), headers: signedHeaders},
  responses: {
    200: reply(webhookReply),
    400: refusal("invalid"),
    404: refusal("not_found"),
    429: refusal("rate_limited"),
  },
});
