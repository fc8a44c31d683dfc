import * as calls from "../../contract/calls/admin-refunds.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {requireOrder} from "../orders/order-holder.ts";
import {decide} from "./decide-refund.ts";
import {giveBack} from "./give-back.ts";
import {listRefunds} from "./list-refunds.ts";
import {clerkAtWork, type OfficeDeps, recordRead} from "./office.ts";

const addRoute = defineRoute(calls.add, null);
const approveRoute = defineRoute(calls.approve, null);
const rejectRoute = defineRoute(calls.reject, null);
const listRoute = defineRoute(calls.list, null);

/** Giving money back. */
export function officeRefundRoutes(deps: OfficeDeps) {
  return createApi()
    .openapi(addRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      const order = await requireOrder(deps.db, c);
      return c.json({data: await giveBack(deps, clerk, order, c.req.valid("json"))}, 201);
    })
    .openapi(approveRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      const {reason} = c.req.valid("json");
      const decision = {verdict: "approve" as const, reason};
      return c.json({data: await decide(deps, clerk, c.req.valid("param").id, decision)}, 200);
    })
    .openapi(rejectRoute, async (c) => {
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
