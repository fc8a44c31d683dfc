import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {returnStock} from "../checkout/hold-stock.ts";
import {mailOrderProgress} from "./mail-order-progress.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import {displayedStatus, isCancellable} from "./order-status.ts";
import {refundOrder} from "./refund-order.ts";
import type {SyncDeps} from "./sync-session.ts";

interface Cancellation {
  readonly version: number;
  /** `shopper`, or the id of a member of staff. */
  readonly actor: string;
  /** The last of the same transaction. */
  readonly after?: (tx: Db, before: OrderRow, after: OrderRow) => Promise<unknown>;
}

/**
 * Cancels an order before it is packed. From then on nothing is shipped; then the full amount is refunded. A retry
 * after a crash in between refunds what was not refunded yet.
 */
export async function cancelOrder(deps: SyncDeps, id: string, how: Cancellation): Promise<OrderRow> {
  const order = await callOff(deps, id, how);
  if (order.provider_payment_intent === null) return order;
  const request = {order_id: id, amount: null, reason: "cancelled", idem_key: `cancel:${id}`};
  return refundOrder(deps, {...request, asked_by: how.actor});
}

function callOff(
  {db, now, enqueue}: SyncDeps,
  id: string,
  {version, actor, after}: Cancellation,
): Promise<OrderRow> {
  return withTransaction(db, async (tx) => {
    const orders = createOrderRepository(tx);
    const row = await orders.lock(id);
    if (!row) throw notFound();
    const isHalfDone = row.fulfilment_status === "cancelled" && row.refunded < row.total;
    if (isHalfDone) return row;
    if (row.version !== version) throw new AppError("conflict", "The order was changed meanwhile");
    if (!isCancellable(row)) {
      throw new AppError("not_editable", "It is too late for that", {params: {status: displayedStatus(row)}});
    }
    const at = now();
    await returnStock(tx, row, at);
    const cancelled = await orders.change(id, {fulfilment_status: "cancelled", cancelled_at: at});
    await orders.note({order_id: id, at, actor, kind: "cancelled"});
    await mailOrderProgress(tx, cancelled, {kind: "cancelled", shipment: null, at});
    // Needed where nothing was paid: then no refund triggers the follow-up.
    await enqueue(tx, "follow-order", {order_id: id});
    await after?.(tx, row, cancelled);
    return cancelled;
  });
}
