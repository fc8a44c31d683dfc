import * as calls from "../../contract/calls/admin-returns.ts";
import type {Db} from "../../core/db/db.ts";
import {notFound} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {type HandleDeps, handleReturn} from "../returns/handle-return.ts";
import {createReturnRepository} from "../returns/return-repository.ts";
import {listOfficeReturns} from "./list-office-returns.ts";
import {auditAction, auditRead, freshStaffMember, type OfficeDeps} from "./staff-member.ts";
import {toOfficeRma} from "./to-office-rma.ts";

const listRoute = defineRoute(calls.list, null);
const readRoute = defineRoute(calls.read, null);
const changeRoute = defineRoute(calls.change, null);

export function officeReturnRoutes(deps: OfficeDeps & HandleDeps) {
  const {db} = deps;
  return createApi()
    .openapi(listRoute, async (c) => {
      await auditRead(deps, c, "return.list", "all");
      return c.json({data: await listOfficeReturns(db, c.req.valid("query"), c.var.isMasked)}, 200);
    })
    .openapi(readRoute, async (c) => {
      const {rma_id} = c.req.valid("param");
      const {order, row} = await requireReturn(db, rma_id);
      await auditRead(deps, c, "return.read", rma_id);
      return c.json({data: await toOfficeRma(db, order, row, c.var.isMasked)}, 200);
    })
    .openapi(changeRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      const {rma_id} = c.req.valid("param");
      const step = c.req.valid("json");
      await handleReturn(deps, rma_id, {
        step,
        staff: staffMember.id,
        after: (tx, before, after) =>
          auditAction(tx, deps, staffMember, {
            action: `return.${step.action}`,
            target: rma_id,
            reason: step.reason,
            before: {status: before.status},
            after: {status: after.status},
          }),
      });
      deps.wakeMail();
      const {order, row} = await requireReturn(db, rma_id);
      return c.json({data: await toOfficeRma(db, order, row, c.var.isMasked)}, 200);
    });
}

async function requireReturn(db: Db, id: string) {
  const row = await createReturnRepository(db).get(id);
  const order = row && (await createOrderRepository(db).get(row.order_id));
  if (!order) throw notFound();
  return {order, row};
}
