import {and, eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {stock_move} from "../checkout/tables.ts";
import {restockUnits} from "./line-units.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import type {RefundedLine} from "./refund-lines.ts";
import type {RefundRow} from "./refund-repository.ts";

/** Records with a refund that its units return to stock later: a second person may have to approve it first. */
export async function expectUnits(tx: Db, refund: RefundRow, refunded: readonly RefundedLine[]) {
  const lines = await createOrderRepository(tx).listLines(refund.order_id);
  const moves = refunded.flatMap(({line_no, qty}) => {
    const sku = lines.find((line) => line.line_no === line_no)?.sku;
    const {id: ref, asked_by: actor, reason, at} = refund;
    return sku === undefined
      ? []
      : [{id: newId("stm"), sku, qty, kind: "expect" as const, ref, actor, reason, at}];
  });
  if (moves.length > 0) await tx.insert(stock_move).values(moves);
}

const listExpected = (db: Db, {id}: RefundRow) =>
  db
    .select({sku: stock_move.sku, qty: stock_move.qty})
    .from(stock_move)
    .where(and(eq(stock_move.kind, "expect"), eq(stock_move.ref, id)));

export const isToRestock = async (db: Db, refund: RefundRow) => (await listExpected(db, refund)).length > 0;

/** Once its money is on its way. Only with the order locked. */
export async function restockRefund(tx: Db, order: OrderRow, refund: RefundRow, at: Date) {
  const {asked_by, approved_by, reason} = refund;
  await restockUnits(tx, order, await listExpected(tx, refund), {at, actor: approved_by ?? asked_by, reason});
}
