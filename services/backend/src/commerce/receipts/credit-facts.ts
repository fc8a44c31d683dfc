import {eq} from "drizzle-orm";
import type {DocumentFacts, DocumentLine} from "../../contract/order-documents.ts";
import type {Db} from "../../core/db/db.ts";
import {sum} from "../money/money.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import type {RefundedLine} from "../orders/refund-lines.ts";
import {createRefundRepository, type RefundRow} from "../orders/refund-repository.ts";
import {rma} from "../returns/tables.ts";
import type {SoldLine} from "./describe-lines.ts";
import {
  type DocumentPart,
  hasTaxInside,
  negate,
  rateOf,
  sumParts,
  takeParts,
  taxRows,
} from "./document-parts.ts";
import {bareLine, commonFacts} from "./receipt-facts.ts";
import type {ReceiptRow} from "./receipt-repository.ts";

interface Correction {
  readonly facts: DocumentFacts;
  readonly parts: readonly DocumentPart[];
}

interface CorrectedOrder {
  readonly order: OrderRow;
  /** The receipt, and what was corrected of it before. */
  readonly documents: readonly ReceiptRow[];
}

/** A refund: its own lines, or all that is left of the order, or money that belongs to no line. */
export async function refundFacts(tx: Db, corrected: CorrectedOrder, refund: RefundRow): Promise<Correction> {
  const {order, documents} = corrected;
  const receipt = documents.find(({kind}) => kind === "receipt");
  if (!receipt) throw new Error(`Order ${order.id} has no receipt to correct`);
  const left = sumParts(documents.map(({parts}) => parts));
  const refunded = await createRefundRepository(tx).listLines(refund.id);
  const sold = receipt.facts.lines.filter(isSold);
  const refundedLines = takeLines(
    {left, sold, documents, isInside: hasTaxInside(order)},
    refund.amount,
    refunded,
  );
  const parts = negate(sumParts(refundedLines.map((one) => one.parts)));
  return {
    parts,
    facts: {
      ...(await commonFacts(tx, order)),
      ...correctionSums(parts, documents),
      lines: refundedLines.map(({line}) => line),
      corrects: {number: receipt.number, issued_at: receipt.issued_at.toISOString()},
      reason: await reasonOf(
        tx,
        refund,
        refundedLines.some(({line}) => line.kind !== "goodwill"),
      ),
    },
  };
}

/** A refund that failed after its credit note was issued: another one takes that back, line by line. */
export async function reversalFacts(
  tx: Db,
  corrected: CorrectedOrder,
  note: ReceiptRow,
): Promise<Correction> {
  const parts = negate(note.parts);
  return {
    parts,
    facts: {
      ...(await commonFacts(tx, corrected.order)),
      ...correctionSums(parts, corrected.documents),
      lines: note.facts.lines.map((line) => ({
        ...line,
        qty: line.qty === null ? null : -line.qty,
        amount: -line.amount,
        tax: -line.tax,
      })),
      corrects: {number: note.number, issued_at: note.issued_at.toISOString()},
      reason: {kind: "refund_failed", at: null, return: null, received_at: null},
    },
  };
}

const isSold = (line: DocumentLine): line is SoldLine => line.line_no !== null && line.qty !== null;

/** What every correction comes to, and what the order costs after it. */
function correctionSums(parts: readonly DocumentPart[], documents: readonly ReceiptRow[]) {
  const after = [...documents.map((one) => one.parts), parts].flat();
  const sumsOf = (some: readonly DocumentPart[]) => ({
    total: sum(some.map(({total}) => total)),
    tax: sum(some.map(({tax}) => tax)),
  });
  return {...sumsOf(parts), discount: 0, shipping: 0, taxes: taxRows(parts), remaining: sumsOf(after)};
}

interface TakenLine {
  readonly line: DocumentLine;
  readonly parts: readonly DocumentPart[];
}

interface LeftOfOrder {
  readonly left: readonly DocumentPart[];
  readonly sold: readonly SoldLine[];
  readonly documents: readonly ReceiptRow[];
  /** Whether the prices of the store hold the tax. */
  readonly isInside: boolean;
}

function takeLines(
  order: LeftOfOrder,
  amount: number,
  refunded: readonly RefundedLine[],
): readonly TakenLine[] {
  if (refunded.length > 0) return takeRefunded(order, refunded);
  if (amount === sum(order.left.map(({total}) => total))) return takeAll(order);
  const parts = takeParts(order.left, amount, null);
  return [{line: bareLine("goodwill", -amount, -sum(parts.map(({tax}) => tax))), parts}];
}

function takeRefunded(order: LeftOfOrder, refunded: readonly RefundedLine[]): TakenLine[] {
  let rest = order.left;
  return refunded.map(({line_no, qty, amount}) => {
    const parts = takeParts(rest, amount, line_no);
    rest = sumParts([rest, negate(parts)]);
    return {line: toLine(order, {line_no, qty, amount}, parts), parts};
  });
}

function takeAll(order: LeftOfOrder): TakenLine[] {
  const lines = order.documents.flatMap(({facts}) => facts.lines);
  return order.left
    .filter(({total}) => total > 0)
    .map((part) => {
      const qty = sum(lines.filter(({line_no}) => line_no === part.line_no).map((line) => line.qty ?? 0));
      return {line: toLine(order, {line_no: part.line_no, qty, amount: part.total}, [part]), parts: [part]};
    });
}

function toLine(
  {sold, isInside}: LeftOfOrder,
  {line_no, qty, amount}: RefundedLine,
  parts: readonly DocumentPart[],
): DocumentLine {
  const tax = -sum(parts.map((part) => part.tax));
  const line = sold.find((one) => one.line_no === line_no);
  if (!line) return bareLine("rest", -amount, tax);
  return {
    ...line,
    qty: qty > 0 ? -qty : null,
    unit: unitOf(isInside ? amount : amount + tax, qty),
    amount: -amount,
    tax,
    tax_rate: rateOf(parts),
    plan: null,
  };
}

/** What one unit comes to, where all of them come to the same. */
const unitOf = (amount: number, qty: number): number | null =>
  qty > 0 && amount % qty === 0 ? amount / qty : null;

async function reasonOf(tx: Db, refund: RefundRow, hasLines: boolean): Promise<DocumentFacts["reason"]> {
  const [back] =
    refund.rma_id === null ? [] : await tx.select().from(rma).where(eq(rma.id, refund.rma_id)).limit(1);
  if (back) {
    const {id, kind, requested_at, received_at} = back;
    return {
      kind,
      at: requested_at.toISOString(),
      return: id,
      received_at: received_at?.toISOString() ?? null,
    };
  }
  const kind = refund.reason === "cancelled" ? "cancelled" : hasLines ? "refund" : "goodwill";
  return {kind, at: null, return: null, received_at: null};
}
