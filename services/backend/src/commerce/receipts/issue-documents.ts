import type {Logger} from "pino";
import type {Order} from "../../contract/orders.ts";
import {type Db, sqlState} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {type IssueDocuments, type IssuedDocument, isInvoicedOnShipment} from "../orders/order-documents.ts";
import {createOrderRepository, type OrderRow} from "../orders/order-repository.ts";
import {createRefundRepository, type RefundRow} from "../orders/refund-repository.ts";
import {returnsTextOf, sellerOf} from "../orders/seller-of.ts";
import {refundFacts, reversalFacts} from "./credit-facts.ts";
import {partsOfOrder} from "./document-parts.ts";
import {buyerOf, receiptFacts} from "./receipt-facts.ts";
import {createReceiptRepository, type ReceiptRow, toDocument} from "./receipt-repository.ts";

/** The money came, whatever became of it later. Not while a person has to look at it. */
export const RECEIPT_STATUSES = [
  "paid",
  "partially_refunded",
  "refunded",
  "disputed",
  "lost",
] as const satisfies readonly Order["payment_status"][];
const HAS_PAID: ReadonlySet<string> = new Set(RECEIPT_STATUSES);

function isReceiptDue(order: OrderRow): boolean {
  const {payment_status, fulfilment_status, shipped_at, region} = order;
  const waitsForParcel =
    isInvoicedOnShipment(region) && fulfilment_status !== "not_required" && shipped_at === null;
  return HAS_PAID.has(payment_status) && !waitsForParcel;
}

/** See {@link IssueDocuments}. A refund that comes before the receipt has it issued first. */
const issueDocuments: IssueDocuments = async (tx, order, at) => {
  const receipts = createReceiptRepository(tx);
  const refunds = await createRefundRepository(tx).listOf(order.id);
  const documents = await receipts.listOf(order.id);
  // A document stays as it was issued, so none is issued for real money before its seller has a name.
  if (order.livemode && !sellerOf(await returnsTextOf(tx, order))?.name) return documents.map(toIssued);
  if (documents.length === 0) {
    const isCorrected = refunds.some(({status}) => status === "succeeded");
    if (!isCorrected && !isReceiptDue(order)) return [];
    documents.push(await issueReceipt(tx, order, at));
  }
  for (const refund of refunds) {
    const issued = await issueCorrection(tx, {order, documents, refund, at});
    if (issued) documents.push(issued);
  }
  return documents.map(toIssued);
};

/**
 * The same, where a payment, a refund or a parcel is being recorded: what cannot be documented must not hold those back.
 * It is logged, and `issue-missing.ts` tries it again.
 */
export function issueOrLog(logger: Logger): IssueDocuments {
  return async (tx, order, at) => {
    try {
      return await tx.transaction((inner) => issueDocuments(inner, order, at));
    } catch (error) {
      // A failure of the database is the whole transaction's.
      if (sqlState(error) !== null) throw error;
      logger.error({err: error, id: order.id}, "the documents of an order could not be issued");
      return (await createReceiptRepository(tx).listOf(order.id)).map(toIssued);
    }
  };
}

async function issueReceipt(tx: Db, order: OrderRow, at: Date): Promise<ReceiptRow> {
  const receipts = createReceiptRepository(tx);
  const parts = partsOfOrder(order, await createOrderRepository(tx).listLines(order.id));
  return receipts.add({
    ...headOf(order, at),
    kind: "receipt",
    facts: await receiptFacts(tx, order, parts),
    parts,
    number: await receipts.takeNumber("receipt", order, at),
  });
}

interface Case {
  readonly order: OrderRow;
  readonly documents: readonly ReceiptRow[];
  readonly refund: RefundRow;
  readonly at: Date;
}

/** Returns null when the documents already reflect the outcome of the refund. */
async function issueCorrection(tx: Db, {order, documents, refund, at}: Case): Promise<ReceiptRow | null> {
  const [note, reversal] = documents.filter(({refund_id}) => refund_id === refund.id);
  const isNews = refund.status === "succeeded" && !note;
  const hasFailed = refund.status === "failed" && note && !reversal;
  if (!isNews && !hasFailed) return null;
  const corrected = {order, documents};
  const {facts, parts} = hasFailed
    ? await reversalFacts(tx, corrected, note)
    : await refundFacts(tx, corrected, refund);
  const receipts = createReceiptRepository(tx);
  return receipts.add({
    ...headOf(order, at),
    kind: "credit_note",
    refund_id: refund.id,
    corrects: facts.corrects?.number ?? null,
    facts,
    parts,
    number: await receipts.takeNumber("credit_note", order, at),
  });
}

function headOf(order: OrderRow, at: Date) {
  const {id: order_id, livemode} = order;
  return {id: newId("rct"), order_id, livemode, issued_at: at, buyer: buyerOf(order)};
}

const toIssued = (row: ReceiptRow): IssuedDocument => ({...toDocument(row), refund_id: row.refund_id});
