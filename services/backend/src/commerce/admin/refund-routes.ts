import * as calls from "../../contract/calls/admin-refunds.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {requireOrder} from "../orders/order-holder.ts";
import {decide} from "./decide-refund.ts";
import {listRefunds} from "./list-refunds.ts";
import {requestRefund} from "./request-refund.ts";
import {auditRead, freshStaffMember, type OfficeDeps} from "./staff-member.ts";

const addRoute = defineRoute(calls.add, null);
const approveRoute = defineRoute(calls.approve, null);
const rejectRoute = defineRoute(calls.reject, null);
const listRoute = defineRoute(calls.list, null);

export function officeRefundRoutes(deps: OfficeDeps) {
  return createApi()
    .openapi(addRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      const order = await requireOrder(deps.db, c);
      return c.json({data: await requestRefund(deps, staffMember, order, c.req.valid("json"))}, 201);
    })
    .openapi(approveRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      const {reason} = c.req.valid("json");
      const decision = {verdict: "approve" as const, reason};
      return c.json({data: await decide(deps, staffMember, c.req.valid("param").id, decision)}, 200);
    })
    .openapi(rejectRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      const {reason} = c.req.valid("json");
      const decision = {verdict: "reject" as const, reason};
      return c.json({data: await decide(deps, staffMember, c.req.valid("param").id, decision)}, 200);
    })
    .openapi(listRoute, async (c) => {
      await auditRead(deps, c, "refund.list", "all");
      return c.json({data: await listRefunds(deps.db, c.req.valid("query"))}, 200);
    });
}
