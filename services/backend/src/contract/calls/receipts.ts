import {z} from "@hono/zod-openapi";
import {defineCall, refusal, reply} from "../call.ts";
import {fullOrderDocument} from "../order-documents.ts";
import {orderLinkQuery} from "../orders.ts";

export const read = defineCall({
  action: "order.read",
  method: "get",
  path: "/canyon/orders/{pretty_id}/documents/{number}",
  tags: ["orders"],
  summary: "A receipt or credit note as it was issued, for those who may read its order",
  request: {
    params: z.object({pretty_id: z.string().max(64), number: z.string().max(24)}),
    query: orderLinkQuery,
  },
  responses: {
    200: reply(fullOrderDocument),
    400: refusal("invalid"),
    401: refusal("unauthenticated"),
    403: refusal("forbidden"),
    404: refusal("not_found"),
    410: refusal("link_expired"),
  },
});
