import * as calls from "../../contract/calls/payment-webhook.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {type ReceiveDeps, receiveEvent} from "./receive-event.ts";

export const WEBHOOK_PATH = /^\/canyon\/webhooks\/stripe$/;

const webhookRoute = defineRoute(calls.webhook, null);

export function webhookRoutes(deps: ReceiveDeps) {
  return createApi().openapi(webhookRoute, async (c) => {
    // The signature is of these very bytes: what was read and written again would not fit it.
    await receiveEvent(deps, await c.req.text(), c.req.header("stripe-signature"));
    return c.json({data: {received: true as const}}, 200);
  });
}
