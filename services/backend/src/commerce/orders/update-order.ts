import {and, eq, inArray, sql} from "drizzle-orm";
import type {Order} from "../../contract/orders.ts";
import type {Db} from "../../core/db/db.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {commitStock, releaseStock} from "../checkout/hold-stock.ts";
import type {Payments} from "../payments/payment-client.ts";
import {applyReview, applyWarnings} from "./apply-review.ts";
import {orderReceived} from "./mails/order-received.ts";
import {notifyRefund} from "./notify-refund.ts";
import {
  creditNoteOf,
  type IssueDocuments,
  type IssuedDocument,
  isInvoicedOnShipment,
  receiptNumberOf,
} from "./order-documents.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import type {PaymentFacts} from "./payment-facts.ts";
import {receiptOf} from "./receipt-of.ts";
import {createRefundRepository, type RefundRow} from "./refund-repository.ts";
import {ledger} from "./tables.ts";

interface UpdateDeps {
  readonly now: () => Date;
  readonly payments: Payments | null;
  readonly staffMail: string;
  readonly issueDocuments: IssueDocuments;
}

type PaymentStatus = Order["payment_status"];

/** Writes what is different, and nothing where nothing is. Only with the order locked. */
export async function updateOrder(
  tx: Db,
  deps: UpdateDeps,
  order: OrderRow,
  facts: PaymentFacts,
): Promise<OrderRow> {
  const at = deps.now();
  const arrived = order.payment_status === "pending" ? await settle(tx, order, facts, at) : {};
  const {refunded, settled} = await recordMoney(tx, deps, order, facts);
  const heeded = applyReview({...order, ...arrived}, facts);
  const payment_status = nextStatus(heeded.payment_status, {
    total: order.total,
    refunded,
    dispute: facts.dispute,
    review_reason: heeded.review_reason,
  });
  const hold = (await applyWarnings(tx, order, facts, {refunded, at})) || order.hold;
  const change = {...heeded, payment_status, refunded, hold};
  const isChanged = isDifferent(order, change);
  if (!isChanged && settled.length === 0) return order;
  const orders = createOrderRepository(tx);
  const changed = isChanged ? await orders.change(order.id, change) : order;
  // The mails below name the documents issued here.
  const documents = await deps.issueDocuments(tx, changed, at);
  for (const refund of settled) {
    await notifyRefund(tx, deps, changed, {refund, credit_note: creditNoteOf(documents, refund.id)});
  }
  if (order.payment_status !== payment_status) {
    await orders.note({order_id: order.id, at, actor: "provider", kind: payment_status});
    await mailOrderReceived(tx, changed, {before: order.payment_status, documents, at});
  }
  return changed;
}

/** What becomes of an order that waits for its money. */
async function settle(
  tx: Db,
  {checkout_id, review_reason}: OrderRow,
  facts: PaymentFacts,
  at: Date,
): Promise<Partial<Pick<OrderRow, "payment_status" | "review_reason">>> {
  if (facts.hasFailed) {
    await releaseStock(tx, checkout_id, at);
    return {payment_status: "failed"};
  }
  if (!facts.isPaid) return {};
  const isInStock = await commitStock(tx, checkout_id, at);
  const reason = review_reason ?? (isInStock ? null : "out_of_stock");
  return {payment_status: reason === null ? "paid" : "review", review_reason: reason};
}

interface RecordedMoney {
  /** A sum that no stale look can lower. */
  readonly refunded: number;
  /** Refunds that succeeded or failed by this look. */
  readonly settled: readonly RefundRow[];
}

/** Writes down each payment and refund once. */
async function recordMoney(
  tx: Db,
  deps: UpdateDeps,
  order: OrderRow,
  facts: PaymentFacts,
): Promise<RecordedMoney> {
  const at = deps.now();
  const orders = createOrderRepository(tx);
  const entry = {order_id: order.id, currency: order.currency, at};
  const settled: RefundRow[] = [];
  if (facts.isPaid && facts.charge !== null) {
    await orders.record({...entry, kind: "payment", amount: facts.total, ref: facts.charge});
  }
  for (const {id, amount, isFailed} of facts.refunds) {
    await orders.record({...entry, kind: "refund", amount, ref: id});
    const isNews = isFailed && (await orders.record({...entry, kind: "refund_failed", amount, ref: id}));
    if (isNews) await orders.note({...entry, actor: "provider", kind: "refund_failed", data: {amount}});
    const refund = await createRefundRepository(tx).settle(id, isFailed ? "failed" : "succeeded");
    if (refund) settled.push(refund);
  }
  const signed = sql<string>`coalesce(sum(case when ${ledger.kind} = 'refund' then ${ledger.amount} else -${ledger.amount} end), 0)`;
  const [row] = await tx
    .select({refunded: signed})
    .from(ledger)
    .where(and(eq(ledger.order_id, order.id), inArray(ledger.kind, ["refund", "refund_failed"])));
  return {refunded: Number(row?.refunded ?? 0), settled};
}

const DECIDED: ReadonlySet<PaymentStatus> = new Set(["pending", "failed", "lost", "cancelled"]);

type Judged = Pick<OrderRow, "total" | "refunded" | "review_reason"> & Pick<PaymentFacts, "dispute">;

/** Final stays final, and what a person has to look at waits for them, unless all of it went back. */
function nextStatus(
  payment_status: PaymentStatus,
  {total, refunded, dispute, review_reason}: Judged,
): PaymentStatus {
  if (DECIDED.has(payment_status)) return payment_status;
  if (refunded > 0 && refunded >= total) return "refunded";
  if (dispute === "lost") return "lost";
  if (dispute === "open") return "disputed";
  // The end of a dispute settles only the dispute: an order under review stays under review.
  const isUnsettled = payment_status === "disputed" && review_reason !== null;
  if (payment_status === "review" || isUnsettled) return "review";
  return refunded > 0 ? "partially_refunded" : "paid";
}

type Change = Pick<OrderRow, "payment_status" | "refunded" | "review_reason" | "provider_review" | "hold">;

function isDifferent(order: OrderRow, change: Change) {
  const fields = Object.keys(change) as (keyof Change)[];
  return fields.some((field) => order[field] !== change[field]);
}

interface Arrival {
  readonly before: PaymentStatus;
  readonly documents: readonly IssuedDocument[];
  readonly at: Date;
}

/** Mails the customer once: when the payment has arrived, or when the order has to be reviewed first. */
async function mailOrderReceived(tx: Db, order: OrderRow, {before, documents, at}: Arrival) {
  const outcome = order.payment_status === "review" ? "review" : "paid";
  if (before !== "pending" || order.payment_status === "failed" || order.email === null) return;
  const receipt = await receiptOf(tx, order);
  await enqueueMail(tx, orderReceived, {
    dedupe: `order-received.${order.id}`,
    to: order.email,
    locale: order.locale,
    payload: {
      order_id: order.id,
      pretty_id: order.pretty_id,
      region: order.region,
      currency: order.currency,
      outcome,
      ...receipt,
      receipt: receiptNumberOf(documents),
      is_invoiced_later: documents.length === 0 && receipt.is_shipped && isInvoicedOnShipment(order.region),
      discount: order.discount,
      tax: order.tax,
      total: order.total,
      at: at.toISOString(),
    },
    at,
  });
}
