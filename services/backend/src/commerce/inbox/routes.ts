import {z} from "@hono/zod-openapi";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {type ReceiveDeps, receiveEvent} from "./receive-event.ts";

export const WEBHOOK_PATH = /^\/canyon\/webhooks\/stripe$/;

const webhookRoute = defineRoute("public", null, {
  method: "post",
  path: "/webhooks/stripe",
  tags: ["checkout"],
  summary: "What the payment provider tells us: signed, kept once, worked on later",
  responses: {
    200: reply(z.object({received: z.literal(true)})),
    400: refusal("invalid"),
    413: refusal("payload_too_large"),
  },
});

/** The provider's notices, below `/canyon`. */
export function inboxRoutes(deps: ReceiveDeps) {
  return createApi().openapi(webhookRoute, async (c) => {
    // The signature is of these very bytes: what was read and written again would not fit it.
    await receiveEvent(deps, await c.req.text(), c.req.header("stripe-signature"));
    return c.json({data: {received: true as const}}, 200);
  });
}
