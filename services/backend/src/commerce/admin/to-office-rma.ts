import type {OfficeRma} from "../../contract/admin-returns.ts";
import type {Db} from "../../core/db/db.ts";
import {sum} from "../money/money.ts";
import {createOrderRepository, type OrderRow} from "../orders/order-repository.ts";
import {proposeLines} from "../orders/refund-lines.ts";
import {createRefundRepository} from "../orders/refund-repository.ts";
import {createReturnRepository, type RmaLine, type RmaRow} from "../returns/return-repository.ts";
import {toRma} from "../returns/to-rma.ts";
import {maskEmail, maskText} from "./mask.ts";

/** Who stated what is masked for those who need not know. */
export async function toOfficeRma(
  db: Db,
  order: OrderRow,
  row: RmaRow,
  isMasked: boolean,
): Promise<OfficeRma> {
  const {lines: _, can: __, ...shown} = await toRma(db, order, row);
  const lines = await createReturnRepository(db).listLines([row.id]);
  const orderLines = await createOrderRepository(db).listLines(order.id);
  return {
    ...shown,
    comment: row.comment,
    stated_name: isMasked ? maskText(row.stated_name) : row.stated_name,
    stated_email: isMasked ? maskEmail(row.stated_email) : row.stated_email,
    approved_at: row.approved_at?.toISOString() ?? null,
    inspected_at: row.inspected_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    lines: lines.map(({line_no, qty, qty_received, condition, restock}) => ({
      line_no,
      name: orderLines.find((line) => line.line_no === line_no)?.name ?? "",
      qty,
      qty_received,
      condition,
      restock,
    })),
    proposal: row.received_at === null ? null : await propose(db, order, row, lines),
  };
}

async function propose(db: Db, order: OrderRow, row: RmaRow, lines: readonly RmaLine[]) {
  const units = lines.map(({line_no, qty_received: qty}) => ({line_no, qty}));
  const remaining = order.total - order.refunded - (await createRefundRepository(db).sumUnbooked(order.id));
  const proposed = await proposeLines(db, row, {units, remaining});
  return {amount: sum(proposed.map(({amount}) => amount)), lines: proposed};
}
