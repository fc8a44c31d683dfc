import Stripe from "stripe";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {createCheckoutRepository} from "../checkout/checkout-repository.ts";
import {sum} from "../money/money.ts";
import {callProvider, requirePayments} from "../payments/payment-client.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import {priceLines, type RefundedLine, type RefundLineRequest} from "./refund-lines.ts";
import {createRefundRepository, isWaiting, type RefundRow} from "./refund-repository.ts";
import {expectUnits, isToRestock, restockRefund} from "./restock-refund.ts";
import {type SyncDeps, syncSession} from "./sync-session.ts";

export interface RefundRequest {
  readonly order_id: string;
  /** Null for all that is left, or for what the lines are worth. */
  readonly amount: number | null;
  readonly lines?: readonly RefundLineRequest[];
  readonly reason: string;
  readonly idem_key: string;
  readonly asked_by: string;
  /** The return it is for. */
  readonly rma_id?: string;
  readonly note?: string | null;
  readonly notify?: boolean;
  /** Whether its units return to stock with it. */
  readonly restock?: boolean;
  /** Total refund of an order above which a second person has to approve. Null where no approval is needed. */
  readonly limit?: number | null;
  /** The last of the transaction that writes it down. */
  readonly after?: (tx: Db, refund: RefundRow) => Promise<unknown>;
}

/**
 * Refunds an order: records the refund under the order's lock, sends it to the provider under the refund's own key,
 * then synchronizes the order. A repeated call with the same key resumes where the first one stopped.
 */
export async function refundOrder(deps: SyncDeps, request: RefundRequest): Promise<OrderRow> {
  const {order, refund} = await withTransaction(deps.db, (tx) => recordRefund(tx, deps, request));
  return refund ? payBack(deps, order, refund) : resyncOrder(deps, order);
}

/** Sends a recorded refund to the provider. Throws `approval_needed` while a second person still has to approve it. */
export async function payBack(deps: SyncDeps, order: OrderRow, refund: RefundRow): Promise<OrderRow> {
  if (isWaiting(refund)) {
    const params = {refund: refund.id, amount: refund.amount};
    throw new AppError("approval_needed", "A second person has to agree", {params});
  }
  if (refund.provider_refund_id === null && refund.status === "requested") {
    await submitRefund(deps, order, refund);
  }
  return resyncOrder(deps, order);
}

async function resyncOrder(deps: SyncDeps, order: OrderRow): Promise<OrderRow> {
  const checkout = await createCheckoutRepository(deps.db).get(order.checkout_id);
  const synced = checkout?.provider_session_id ? await syncSession(deps, checkout.provider_session_id) : null;
  return synced?.order ?? order;
}

interface RecordedRefund {
  readonly order: OrderRow;
  /** Null where nothing that was paid is left to refund. */
  readonly refund: RefundRow | null;
}

async function recordRefund(tx: Db, {now}: SyncDeps, request: RefundRequest): Promise<RecordedRefund> {
  const order = await createOrderRepository(tx).lock(request.order_id);
  if (!order) throw notFound();
  const refunds = createRefundRepository(tx);
  const known = await refunds.ofKey(request.idem_key);
  if (known) return {order, refund: await requireSame(tx, known, request)};
  const lines = request.lines ? await priceLines(tx, order.id, request.lines) : [];
  const remaining = order.total - order.refunded - (await refunds.sumUnbooked(order.id));
  const amount = request.lines ? sum(lines.map((line) => line.amount)) : (request.amount ?? remaining);
  if (request.amount === null && !request.lines && remaining === 0) return {order, refund: null};
  if (amount <= 0 || amount > remaining) {
    throw new AppError("refund_exceeds_paid", "There is not as much left", {params: {remaining}});
  }
  const refund = await refunds.add(
    {
      id: newId("ref"),
      order_id: order.id,
      amount,
      reason: request.reason,
      idem_key: request.idem_key,
      asked_by: request.asked_by,
      rma_id: request.rma_id ?? null,
      note: request.note ?? null,
      notify: request.notify ?? true,
      needs_approval: await isTooMuch(tx, request, amount),
      at: now(),
      status: "requested",
    },
    lines,
  );
  if (request.restock) await expectUnits(tx, refund, lines);
  await request.after?.(tx, refund);
  return {order, refund};
}

/** In small pieces it is just as much. */
async function isTooMuch(tx: Db, {order_id, limit = null}: RefundRequest, amount: number): Promise<boolean> {
  if (limit === null) return false;
  return amount + (await createRefundRepository(tx).sumUnapproved(order_id)) > limit;
}

/** The same key with anything else in the request is another intention. */
async function requireSame(tx: Db, known: RefundRow, request: RefundRequest): Promise<RefundRow> {
  const {
    order_id,
    amount,
    lines,
    reason,
    rma_id = null,
    note = null,
    notify = true,
    restock = false,
  } = request;
  const isSame =
    known.order_id === order_id &&
    (amount === null || known.amount === amount) &&
    known.reason === reason &&
    known.rma_id === rma_id &&
    known.note === note &&
    known.notify === notify &&
    (await isToRestock(tx, known)) === restock &&
    isSameLines(await createRefundRepository(tx).listLines(known.id), lines ?? []);
  if (isSame) return known;
  throw new AppError("conflict", "This key was used for another refund");
}

function isSameLines(known: readonly RefundedLine[], requestedLines: readonly RefundLineRequest[]): boolean {
  const isWanted = ({line_no, qty, amount}: RefundedLine) =>
    requestedLines.some(
      (line) =>
        line.line_no === line_no && line.qty === qty && (line.amount === null || line.amount === amount),
    );
  return known.length === requestedLines.length && known.every(isWanted);
}

async function submitRefund(deps: SyncDeps, order: OrderRow, {id, amount, reason}: RefundRow) {
  const {stripe} = requirePayments(deps.payments);
  const payment_intent = order.provider_payment_intent;
  if (payment_intent === null) throw new Error(`Order ${order.id} was paid by nothing that can go back`);
  const params = {payment_intent, amount, metadata: {refund_id: id, order_id: order.id, reason}};
  try {
    const providerRefund = await callProvider(() =>
      stripe.refunds.create(params, {idempotencyKey: `refund:${id}`}),
    );
    await withTransaction(deps.db, async (tx) => {
      await createOrderRepository(tx).lock(order.id);
      const refund = await createRefundRepository(tx).markSubmitted(id, providerRefund.id);
      // Recorded twice at once, by a clerk and a job, its units go back once.
      if (refund) await restockRefund(tx, order, refund, deps.now());
    });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    await createRefundRepository(deps.db).refuse(id, error.code ?? error.type);
    throw new AppError("refund_exceeds_paid", "The provider gives no more back", {cause: error});
  }
}
