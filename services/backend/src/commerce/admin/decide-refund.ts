import type {OfficeRefund} from "../../contract/admin-refunds.ts";
import {decideRefund} from "../orders/approve-refund.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {auditAction, type OfficeDeps, type StaffMember} from "./staff-member.ts";
import {toOfficeRefund} from "./to-office-refund.ts";

interface Decision {
  readonly verdict: "approve" | "reject";
  readonly reason: string;
}

/** A second member of staff decides about a refund that another one requested. */
export async function decide(
  deps: OfficeDeps,
  staffMember: StaffMember,
  id: string,
  {verdict, reason}: Decision,
): Promise<OfficeRefund> {
  const refund = await decideRefund(deps, id, {
    verdict,
    by: staffMember.id,
    after: (tx, {amount, order_id}) =>
      auditAction(tx, deps, staffMember, {
        action: `refund.${verdict}`,
        target: id,
        reason,
        after: {order_id, amount},
      }),
  });
  const order = await createOrderRepository(deps.db).get(refund.order_id);
  if (!order) throw new Error(`Order ${refund.order_id} is gone`);
  return toOfficeRefund(refund, order);
}
