import {z} from "@hono/zod-openapi";
import {defineCall, refusal, reply} from "../call.ts";

export const webhook = defineCall({
  action: "public",
  method: "post",
  path: "/canyon/webhooks/stripe",
  tags: ["checkout"],
  summary: "What the payment provider tells us: signed, kept once, worked on later",
  responses: {
    200: reply(z.object({received: z.literal(true)})),
    400: refusal("invalid"),
    413: refusal("payload_too_large"),
  },
});
