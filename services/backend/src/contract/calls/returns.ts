import {z} from "@hono/zod-openapi";
import {defineCall, jsonBody, refusal, reply} from "../call.ts";
import {orderLinkQuery} from "../orders.ts";
import {newReturn, rma, rmaList, withdrawal, withdrawalReply} from "../returns.ts";

const tags = ["returns"];
const params = z.object({pretty_id: z.string().max(64)});
const ORDER_REFUSALS = {
  401: refusal("unauthenticated"),
  403: refusal("forbidden"),
  404: refusal("not_found"),
  410: refusal("link_expired"),
};
const RETURN_REFUSALS = {
  400: refusal("invalid"),
  422: refusal("window_closed", "not_delivered", "qty_exceeds", "not_returnable"),
};

export const list = defineCall({
  action: "order.read",
  method: "get",
  path: "/canyon/orders/{pretty_id}/returns",
  tags,
  summary: "What of an order is to come back",
  request: {params, query: orderLinkQuery},
  responses: {200: reply(rmaList), 400: refusal("invalid"), ...ORDER_REFUSALS},
});

export const add = defineCall({
  action: "order.write",
  method: "post",
  path: "/canyon/orders/{pretty_id}/returns",
  tags,
  summary: "Ask to send things back; for guests by the mailed link",
  request: {params, query: orderLinkQuery, body: jsonBody(newReturn)},
  responses: {201: reply(rma), ...RETURN_REFUSALS, ...ORDER_REFUSALS},
});

export const withdraw = defineCall({
  action: "order.write",
  method: "post",
  path: "/canyon/orders/{pretty_id}/withdrawal",
  tags,
  summary: "Withdraw from the contract, where the law gives the right to; for guests by the mailed link",
  request: {params, query: orderLinkQuery, body: jsonBody(withdrawal)},
  responses: {201: reply(withdrawalReply), ...RETURN_REFUSALS, ...ORDER_REFUSALS},
});

export const cancel = defineCall({
  action: "order.write",
  method: "post",
  path: "/canyon/returns/{rma_id}/cancel",
  tags,
  summary: "Keep the things after all",
  request: {params: z.object({rma_id: z.string().max(64)}), query: orderLinkQuery},
  responses: {200: reply(rma), ...ORDER_REFUSALS, 422: refusal("not_editable")},
});
