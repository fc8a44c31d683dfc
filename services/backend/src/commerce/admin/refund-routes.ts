import {z} from "@hono/zod-openapi";
import {
  newRefund,
  officeRefund,
  refundDecision,
  refundList,
  refundQuery,
} from "../../contract/admin-refunds.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {requireOrder} from "../orders/order-holder.ts";
import {decide} from "./decide-refund.ts";
import {giveBack} from "./give-back.ts";
import {listRefunds} from "./list-refunds.ts";
import {CHANGED, clerkAtWork, type OfficeDeps, READ, recordRead} from "./office.ts";

const tags = ["back office"];
const ofRefund = z.object({id: z.string().max(64)});

const addRoute = defineRoute("office.refund", null, {
  method: "post",
  path: "/orders/{pretty_id}/refunds",
  tags,
  summary: "Give money of an order back: lines, an amount, or all that is left",
  request: {params: z.object({pretty_id: z.string().max(64)}), body: jsonBody(newRefund)},
  responses: {
    201: reply(officeRefund),
    ...CHANGED,
    409: refusal("approval_needed", "conflict"),
    422: refusal("refund_exceeds_paid", "refund_exceeds_line", "not_editable"),
    503: refusal("payment_unavailable"),
  },
});

const decisionRoute = <V extends "approve" | "reject">(verdict: V, summary: string) =>
  defineRoute("office.approve", null, {
    method: "post",
    path: `/refunds/{id}/${verdict}` as const,
    tags,
    summary,
    request: {params: ofRefund, body: jsonBody(refundDecision)},
    responses: {
      200: reply(officeRefund),
      ...CHANGED,
      403: refusal("step_up_required", "second_person_needed"),
      422: refusal("not_editable", "refund_exceeds_paid"),
      503: refusal("payment_unavailable"),
    },
  });

const listRoute = defineRoute("office.read", null, {
  method: "get",
  path: "/refunds",
  tags,
  summary: "Refunds, the newest first; by what became of them, or those that wait for a second person",
  request: {query: refundQuery},
  responses: {200: reply(refundList), ...READ},
});

/** Giving money back, below `/canyon/admin`. */
export function officeRefundRoutes(deps: OfficeDeps) {
  return createApi()
    .openapi(addRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      const order = await requireOrder(deps.db, c);
      return c.json({data: await giveBack(deps, clerk, order, c.req.valid("json"))}, 201);
    })
    .openapi(decisionRoute("approve", "Agree to a refund that somebody else asked for"), async (c) => {
      const clerk = clerkAtWork(c, deps);
      const {reason} = c.req.valid("json");
      const decision = {verdict: "approve" as const, reason};
      return c.json({data: await decide(deps, clerk, c.req.valid("param").id, decision)}, 200);
    })
    .openapi(decisionRoute("reject", "Call a refund off that waits for a second person"), async (c) => {
      const clerk = clerkAtWork(c, deps);
      const {reason} = c.req.valid("json");
      const decision = {verdict: "reject" as const, reason};
      return c.json({data: await decide(deps, clerk, c.req.valid("param").id, decision)}, 200);
    })
    .openapi(listRoute, async (c) => {
      await recordRead(deps, c, "refund.list", "all");
      return c.json({data: await listRefunds(deps.db, c.req.valid("query"))}, 200);
    });
}
