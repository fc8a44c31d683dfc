import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {checkoutState} from "../checkout.ts";
import {
  order,
  orderEdit,
  orderLinkQuery,
  orderList,
  orderLookup,
  orderLookupReply,
  orderQuery,
} from "../orders.ts";

const tags = ["orders"];
const params = z.object({pretty_id: z.string().max(64)});
const ORDER_REFUSALS = {
  401: refusal("unauthenticated"),
  403: refusal("forbidden"),
  404: refusal("not_found"),
  410: refusal("link_expired"),
};

export const list = defineCall({
  action: "order.list",
  method: "get",
  path: "/canyon/orders",
  tags,
  summary: "One's own orders, the newest first",
  request: {query: orderQuery},
  responses: {200: reply(orderList), 400: refusal("invalid"), ...GUARDED},
});

export const read = defineCall({
  action: "order.read",
  method: "get",
  path: "/canyon/orders/{pretty_id}",
  tags,
  summary: "One order, for its owner or by the link in its mail",
  request: {params, query: orderLinkQuery},
  responses: {
    200: reply(order),
    400: refusal("invalid"),
    ...ORDER_REFUSALS,
  },
});

export const edit = defineCall({
  action: "order.write",
  method: "patch",
  path: "/canyon/orders/{pretty_id}",
  tags,
  summary:
    "Change where an order goes, or call it off, before it is packed; by the mailed link only the latter",
  request: {params, query: orderLinkQuery, body: jsonBody(orderEdit)},
  responses: {
    200: reply(order),
    400: refusal("invalid"),
    ...ORDER_REFUSALS,
    409: refusal("conflict"),
    422: refusal("not_editable", "country_change"),
    503: refusal("payment_unavailable"),
  },
});

export const lookup = defineCall({
  action: "public",
  method: "post",
  path: "/canyon/orders/lookup",
  tags,
  summary: "Have the link to an order mailed; the answer is the same for every number and address",
  request: {body: jsonBody(orderLookup)},
  responses: {202: reply(orderLookupReply), 400: refusal("invalid"), 429: refusal("rate_limited")},
});

export const state = defineCall({
  action: "public",
  method: "get",
  path: "/canyon/checkout/session/{session_id}",
  tags: ["checkout"],
  summary: "What became of a payment, as the provider says now; the person behind it for whoever paid",
  request: {params: z.object({session_id: z.string().regex(/^cs_\w{1,200}$/)})},
  responses: {
    200: reply(checkoutState),
    400: refusal("invalid"),
    404: refusal("not_found"),
    429: refusal("rate_limited"),
    503: refusal("payment_unavailable"),
  },
});
