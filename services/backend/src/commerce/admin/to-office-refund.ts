import type {OfficeRefund} from "../../contract/admin-refunds.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import {isWaiting, type RefundRow} from "../orders/refund-repository.ts";

export function toOfficeRefund(
  refund: RefundRow,
  {pretty_id, currency}: Pick<OrderRow, "pretty_id" | "currency">,
): OfficeRefund {
  const {id, amount, reason, note, status, rma_id, failure_reason, asked_by, approved_by, at} = refund;
  return {
    id,
    order: pretty_id,
    currency,
    amount,
    reason,
    note,
    status,
    is_waiting: isWaiting(refund),
    return: rma_id,
    failure_reason,
    asked_by,
    approved_by,
    at: at.toISOString(),
  };
}
