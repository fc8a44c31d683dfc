import type {NewRefund, OfficeRefund} from "../../contract/admin-refunds.ts";
import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import {refundOrder} from "../orders/refund-order.ts";
import {createRefundRepository, type RefundRow} from "../orders/refund-repository.ts";
import {createReturnRepository} from "../returns/return-repository.ts";
import {auditAction, type OfficeDeps, type StaffMember} from "./staff-member.ts";
import {toOfficeRefund} from "./to-office-refund.ts";

/** Once for each idempotency key. */
export async function requestRefund(
  deps: OfficeDeps,
  staffMember: StaffMember,
  order: OrderRow,
  body: NewRefund,
): Promise<OfficeRefund> {
  if (order.provider_payment_intent === null) {
    throw new AppError("not_editable", "Nothing was paid that could go back", {params: {status: "free"}});
  }
  const idem_key = `office:${order.id}:${body.idempotency_key}`;
  await refundOrder(deps, {
    order_id: order.id,
    amount: body.amount ?? null,
    ...(body.lines && {lines: body.lines.map((line) => ({...line, amount: line.amount ?? null}))}),
    reason: body.reason,
    ...(body.return !== undefined && {rma_id: await requireReturn(deps.db, order, body.return)}),
    note: body.note ?? null,
    notify: body.notify,
    restock: body.restock,
    idem_key,
    asked_by: staffMember.id,
    limit: deps.refundApprovalLimit,
    after: (tx, refund) => auditAction(tx, deps, staffMember, {...entryOf(refund), reason: body.reason}),
  });
  const refund = await createRefundRepository(deps.db).ofKey(idem_key);
  // Nothing was left to refund, so no refund was stored.
  if (!refund) throw new AppError("refund_exceeds_paid", "Nothing is left", {params: {remaining: 0}});
  return toOfficeRefund(refund, order);
}

async function requireReturn(db: Db, order: OrderRow, id: string): Promise<string> {
  const row = await createReturnRepository(db).get(id);
  if (row?.order_id === order.id) return id;
  throw new AppError("not_found", "The order has no such return");
}

function entryOf({id, order_id, amount, needs_approval}: RefundRow) {
  return {action: "refund.ask" as const, target: id, after: {order_id, amount, needs_approval}};
}
