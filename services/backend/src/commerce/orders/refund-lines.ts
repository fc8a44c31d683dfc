import {and, eq, inArray, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createOrderRepository} from "./order-repository.ts";
import {refund, refund_line} from "./tables.ts";

export interface RefundLineRequest {
  readonly line_no: number;
  readonly qty: number;
  /** Null for what the units are worth. */
  readonly amount: number | null;
}

export interface RefundedLine {
  readonly line_no: number;
  readonly qty: number;
  readonly amount: number;
}

/** Returns the refund amount of each line, or throws. The caller must hold the order's lock. */
export async function priceLines(
  tx: Db,
  order_id: string,
  requestedLines: readonly RefundLineRequest[],
): Promise<RefundedLine[]> {
  const lines = await createOrderRepository(tx).listLines(order_id);
  const before = await listRefunded(tx, order_id);
  return requestedLines.map(({line_no, qty, amount}) => {
    const line = lines.find((one) => one.line_no === line_no);
    const done = before.get(line_no) ?? {qty: 0, amount: 0};
    const left = {qty: (line?.qty ?? 0) - done.qty, amount: (line?.total ?? 0) - done.amount};
    const isTwice = requestedLines.filter((one) => one.line_no === line_no).length > 1;
    const worth = line ? Math.min(shareOf(line, done.qty, qty), left.amount) : 0;
    const amountToRefund = amount ?? worth;
    if (!line || isTwice || qty > left.qty || amountToRefund > left.amount) {
      const params = {line_no, qty: left.qty, remaining: left.amount};
      throw new AppError("refund_exceeds_line", "There is not as much left of this line", {params});
    }
    return {line_no, qty, amount: amountToRefund};
  });
}

/** What of each line has gone back or is about to. A refund that failed or was called off does not count. */
export async function listRefunded(tx: Db, order_id: string, rma_id: string | null = null) {
  const rows = await tx
    .select({
      line_no: refund_line.line_no,
      qty: sql<string>`sum(${refund_line.qty})`,
      amount: sql<string>`sum(${refund_line.amount})`,
    })
    .from(refund_line)
    .innerJoin(refund, eq(refund.id, refund_line.refund_id))
    .where(
      and(
        eq(refund.order_id, order_id),
        rma_id === null ? undefined : eq(refund.rma_id, rma_id),
        inArray(refund.status, ["requested", "pending", "succeeded"]),
      ),
    )
    .groupBy(refund_line.line_no);
  return new Map(rows.map(({line_no, qty, amount}) => [line_no, {qty: Number(qty), amount: Number(amount)}]));
}

/**
 * The current refund value of these units of a return, without units already refunded, and at most what is left of the
 * order: refunds for no particular line count too.
 */
export async function proposeLines(
  db: Db,
  {order_id, id}: {readonly order_id: string; readonly id: string},
  {
    units,
    remaining,
  }: {readonly units: readonly Omit<RefundLineRequest, "amount">[]; readonly remaining: number},
): Promise<RefundedLine[]> {
  const before = await listRefunded(db, order_id);
  const ofReturn = await listRefunded(db, order_id, id);
  const lines = await createOrderRepository(db).listLines(order_id);
  const worth = units.flatMap(({line_no, qty}) => {
    const line = lines.find((one) => one.line_no === line_no);
    const done = before.get(line_no) ?? {qty: 0, amount: 0};
    const left = line ? Math.min(qty - (ofReturn.get(line_no)?.qty ?? 0), line.qty - done.qty) : 0;
    if (!line || left <= 0) return [];
    return [{line_no, qty: left, amount: Math.min(shareOf(line, done.qty, left), line.total - done.amount)}];
  });
  return atMost(worth, remaining);
}

/** The first lines in full. A line for which nothing is left is in no refund. */
export function atMost(lines: readonly RefundedLine[], remaining: number): RefundedLine[] {
  let left = Math.max(0, remaining);
  return lines.flatMap((line) => {
    const amount = Math.min(line.amount, left);
    left -= amount;
    return amount > 0 ? [{...line, amount}] : [];
  });
}

interface Line {
  readonly qty: number;
  /** What was paid for all of it, after its discount and with its tax. */
  readonly total: number;
}

/**
 * Value of some units of a line after others were refunded: equal shares in whole cents. The last units also get what
 * rounding left over.
 */
function shareOf({qty, total}: Line, before: number, units: number): number {
  const upTo = (count: number) => Number((BigInt(total) * BigInt(count)) / BigInt(qty));
  return upTo(before + units) - upTo(before);
}
