import {z} from "@hono/zod-openapi";
import {newRefund, officeRefund, refundDecision, refundList, refundQuery} from "../admin-refunds.ts";
import {defineCall, jsonBody, refusal, reply, STAFF_CHANGE_REFUSALS, STAFF_READ_REFUSALS} from "../call.ts";

const tags = ["back office"];
const ofRefund = z.object({id: z.string().max(64)});

const decision = <P extends string>(path: P, summary: string) =>
  defineCall({
    action: "office.approve",
    method: "post",
    path,
    tags,
    summary,
    request: {params: ofRefund, body: jsonBody(refundDecision)},
    responses: {
      200: reply(officeRefund),
      ...STAFF_CHANGE_REFUSALS,
      403: refusal("step_up_required", "second_person_needed"),
      422: refusal("not_editable", "refund_exceeds_paid"),
      503: refusal("payment_unavailable"),
    },
  });

export const add = defineCall({
  action: "office.refund",
  method: "post",
  path: "/canyon/admin/orders/{pretty_id}/refunds",
  tags,
  summary: "Give money of an order back: lines, an amount, or all that is left",
  request: {params: z.object({pretty_id: z.string().max(64)}), body: jsonBody(newRefund)},
  responses: {
    201: reply(officeRefund),
    ...STAFF_CHANGE_REFUSALS,
    409: refusal("approval_needed", "conflict"),
    422: refusal("refund_exceeds_paid", "refund_exceeds_line", "not_editable"),
    503: refusal("payment_unavailable"),
  },
});

export const list = defineCall({
  action: "office.read",
  method: "get",
  path: "/canyon/admin/refunds",
  tags,
  summary: "Refunds, the newest first; by what became of them, or those that wait for a second person",
  request: {query: refundQuery},
  responses: {200: reply(refundList), ...STAFF_READ_REFUSALS},
});

export const approve = decision(
  "/canyon/admin/refunds/{id}/approve",
  "Agree to a refund that somebody else asked for",
);

export const reject = decision(
  "/canyon/admin/refunds/{id}/reject",
  "Call a refund off that waits for a second person",
);
