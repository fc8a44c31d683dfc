import type {Rma} from "../../contract/returns.ts";
import type {Db} from "../../core/db/db.ts";
import {createOrderRepository, type OrderRow} from "../orders/order-repository.ts";
import {isReturnCancellable} from "./cancel-return.ts";
import {createReturnRepository, type RmaRow} from "./return-repository.ts";

export async function toRmas(db: Db, order: OrderRow, rows: readonly RmaRow[]): Promise<Rma[]> {
  const orderLines = await createOrderRepository(db).listLines(order.id);
  const lines = await createReturnRepository(db).listLines(rows.map(({id}) => id));
  const nameOf = (line_no: number) => orderLines.find((line) => line.line_no === line_no)?.name ?? "";
  return rows.map((row) => ({
    id: row.id,
    order: order.pretty_id,
    kind: row.kind,
    status: row.status,
    reason: row.reason,
    lines: lines
      .filter(({rma_id}) => rma_id === row.id)
      .map(({line_no, qty}) => ({line_no, qty, name: nameOf(line_no)})),
    requested_at: row.requested_at.toISOString(),
    label: row.label,
    return_address: row.return_address,
    received_at: row.received_at?.toISOString() ?? null,
    refused_because: row.refused_because,
    refund_due_at: row.refund_due_at?.toISOString() ?? null,
    can: {cancel: isReturnCancellable(row)},
  }));
}

export async function toRma(db: Db, order: OrderRow, row: RmaRow): Promise<Rma> {
  const [shown] = await toRmas(db, order, [row]);
  if (!shown) throw new Error(`Return ${row.id} cannot be shown`);
  return shown;
}
