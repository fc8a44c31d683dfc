import Stripe from "stripe";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {AppError} from "../../core/errors.ts";
import {createCheckoutRepository} from "../checkout/checkout-repository.ts";
import {askProvider, requirePayments} from "../payments/payment-client.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import {createRefundRepository, type RefundRow} from "./refund-repository.ts";
import {type SyncDeps, syncSession} from "./sync-session.ts";

export interface RefundRequest {
  readonly order_id: string;
  /** Null for all that is left. */
  readonly amount: number | null;
  readonly reason: string;
  readonly idem_key: string;
  readonly asked_by: string;
}

/**
 * Gives money back: written down under the order's lock, then told to the provider under the refund's own key, then the
 * order is looked at anew. Asked again with the same key, it goes on where it stopped.
 */
export async function refundOrder(deps: SyncDeps, request: RefundRequest): Promise<OrderRow> {
  const {order, refund} = await withTransaction(deps.db, (tx) => writeDown(tx, deps, request));
  if (refund && refund.provider_refund_id === null && refund.status === "requested") {
    await tellProvider(deps, order, refund);
  }
  const checkout = await createCheckoutRepository(deps.db).get(order.checkout_id);
  const synced = checkout?.provider_session_id ? await syncSession(deps, checkout.provider_session_id) : null;
  return synced?.order ?? order;
}

interface WrittenDown {
  readonly order: OrderRow;
  /** Null where nothing is left that anybody paid. */
  readonly refund: RefundRow | null;
}

async function writeDown(tx: Db, {now}: SyncDeps, request: RefundRequest): Promise<WrittenDown> {
  const order = await createOrderRepository(tx).lock(request.order_id);
  if (!order) throw new AppError("not_found", "Nothing is at this path");
  const refunds = createRefundRepository(tx);
  const known = await refunds.ofKey(request.idem_key);
  if (known) return {order, refund: requireSame(known, request)};
  const remaining = order.total - order.refunded - (await refunds.sumUnbooked(order.id));
  const amount = request.amount ?? remaining;
  if (request.amount === null && remaining === 0) return {order, refund: null};
  if (amount <= 0 || amount > remaining) {
    throw new AppError("refund_exceeds_paid", "There is not as much left", {params: {remaining}});
  }
  const {order_id, reason, idem_key, asked_by} = request;
  const row = {id: newId("ref"), order_id, amount, reason, idem_key, asked_by, at: now()};
  return {order, refund: await refunds.add({...row, status: "requested"})};
}

function requireSame(known: RefundRow, {order_id, amount}: RefundRequest): RefundRow {
  if (known.order_id === order_id && (amount === null || known.amount === amount)) return known;
  throw new AppError("conflict", "This key was used for another refund");
}

async function tellProvider(deps: SyncDeps, order: OrderRow, {id, amount, reason}: RefundRow) {
  const {stripe} = requirePayments(deps.payments);
  const payment_intent = order.provider_payment_intent;
  if (payment_intent === null) throw new Error(`Order ${order.id} was paid by nothing that can go back`);
  const params = {payment_intent, amount, metadata: {refund_id: id, order_id: order.id, reason}};
  try {
    const told = await askProvider(() => stripe.refunds.create(params, {idempotencyKey: `refund:${id}`}));
    await withTransaction(deps.db, async (tx) => {
      const orders = createOrderRepository(tx);
      await orders.lock(order.id);
      await createRefundRepository(tx).told(id, told.id);
    });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    await createRefundRepository(deps.db).refuse(id, error.code ?? error.type);
    throw new AppError("refund_exceeds_paid", "The provider gives no more back", {cause: error});
  }
}
