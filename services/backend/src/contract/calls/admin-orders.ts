import {z} from "@hono/zod-openapi";
import {
  officeCancel,
  officeOrder,
  officeOrderList,
  officeOrderQuery,
  officeOrderStep,
  resendEmail,
  resent,
  reveal,
  revealed,
} from "../admin-orders.ts";
import {defineCall, jsonBody, refusal, reply, STAFF_CHANGE_REFUSALS, STAFF_READ_REFUSALS} from "../call.ts";

const tags = ["back office"];
const params = z.object({pretty_id: z.string().max(64)});

export const list = defineCall({
  action: "office.read",
  method: "get",
  path: "/canyon/admin/orders",
  tags,
  summary: "Search orders by number, person, product, state, day, amount or code",
  request: {query: officeOrderQuery},
  responses: {200: reply(officeOrderList), ...STAFF_READ_REFUSALS},
});

export const exportOrders = defineCall({
  action: "office.audit",
  method: "get",
  path: "/canyon/admin/orders/export",
  tags,
  summary: "The same as a table for spreadsheets, ten thousand rows at most",
  request: {query: officeOrderQuery},
  responses: {
    200: {description: "A table", content: {"text/csv": {schema: z.string()}}},
    ...STAFF_READ_REFUSALS,
  },
});

export const read = defineCall({
  action: "office.read",
  method: "get",
  path: "/canyon/admin/orders/{pretty_id}",
  tags,
  summary: "Everything about one order",
  request: {params},
  responses: {200: reply(officeOrder), ...STAFF_READ_REFUSALS},
});

export const revealBuyer = defineCall({
  action: "office.reveal",
  method: "post",
  path: "/canyon/admin/orders/{pretty_id}/reveal",
  tags,
  summary: "The person behind an order, for a reason that is written down",
  request: {params, body: jsonBody(reveal)},
  responses: {200: reply(revealed), ...STAFF_READ_REFUSALS},
});

export const change = defineCall({
  action: "office.order",
  method: "patch",
  path: "/canyon/admin/orders/{pretty_id}",
  tags,
  summary: "Do one thing with an order: address, hold, note, pack, ship, deliver, release",
  request: {params, body: jsonBody(officeOrderStep)},
  responses: {
    200: reply(officeOrder),
    ...STAFF_CHANGE_REFUSALS,
    409: refusal("conflict", "out_of_stock"),
    422: refusal("not_editable", "country_change", "qty_exceeds"),
  },
});

export const cancel = defineCall({
  action: "office.order",
  method: "post",
  path: "/canyon/admin/orders/{pretty_id}/cancel",
  tags,
  summary: "Call an order off before it is packed: nothing is sent, all of the money goes back",
  request: {params, body: jsonBody(officeCancel)},
  responses: {
    200: reply(officeOrder),
    ...STAFF_CHANGE_REFUSALS,
    409: refusal("conflict"),
    422: refusal("not_editable", "refund_exceeds_paid"),
    503: refusal("payment_unavailable"),
  },
});

export const mail = defineCall({
  action: "office.mail",
  method: "post",
  path: "/canyon/admin/orders/{pretty_id}/resend-email",
  tags,
  summary: "Send the newest mail of a kind again, to an address of whoever bought",
  request: {params, body: jsonBody(resendEmail)},
  responses: {
    202: reply(resent),
    ...STAFF_CHANGE_REFUSALS,
    422: refusal("not_editable"),
    429: refusal("rate_limited"),
  },
});
