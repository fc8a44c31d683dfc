import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import {payBack} from "./refund-order.ts";
import {createRefundRepository, isWaiting, type RefundRow} from "./refund-repository.ts";
import type {SyncDeps} from "./sync-session.ts";

interface Decision {
  readonly verdict: "approve" | "reject";
  readonly by: string;
  /** The last of the transaction. */
  readonly after: (tx: Db, before: RefundRow, after: RefundRow) => Promise<unknown>;
}

/**
 * Records the decision of a second person. If they approve, the money is paid back; if they reject, the refund no
 * longer counts. If the provider was unreachable after an approval, approving again resumes the payment.
 */
export async function decideRefund(deps: SyncDeps, id: string, decision: Decision): Promise<RefundRow> {
  const {order, refund} = await withTransaction(deps.db, (tx) => decide(tx, deps, id, decision));
  if (decision.verdict === "approve") await payBack(deps, order, refund);
  return (await createRefundRepository(deps.db).get(id)) ?? refund;
}

interface Decided {
  readonly order: OrderRow;
  readonly refund: RefundRow;
}

async function decide(tx: Db, {now}: SyncDeps, id: string, {verdict, by, after}: Decision): Promise<Decided> {
  const refunds = createRefundRepository(tx);
  const refundRequest = await refunds.get(id);
  const order = refundRequest && (await createOrderRepository(tx).lock(refundRequest.order_id));
  const refund = order && (await refunds.get(id));
  if (!refund) throw notFound();
  if (verdict === "approve" && refund.approved_by === by) return {order, refund};
  if (!isWaiting(refund)) {
    throw new AppError("not_editable", "It is decided", {params: {status: refund.status}});
  }
  if (verdict === "approve" && refund.asked_by === by) {
    throw new AppError("second_person_needed", "Nobody approves what they asked for themselves");
  }
  const change =
    verdict === "approve" ? {approved_by: by, approved_at: now()} : {status: "cancelled" as const};
  const decided = await refunds.change(id, change);
  await after(tx, refund, decided);
  return {order, refund: decided};
}
