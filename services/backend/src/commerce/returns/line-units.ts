import {eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {product} from "../catalog/tables.ts";
import {countMoves} from "../checkout/hold-stock.ts";
import {sum} from "../money/money.ts";
import {type LineUnits, spreadRestocked, unitsToShip} from "../orders/line-units.ts";
import type {OrderLineRow, OrderRow} from "../orders/order-repository.ts";
import {listRefunded} from "../orders/refund-lines.ts";
import type {ShippedLine} from "../orders/tables.ts";
import {createReturnRepository, isOver} from "./return-repository.ts";
import type {ReturnState} from "./return-rights.ts";

/** The ledger of an order's units, by line. It is read of what was recorded, so nothing of it can be out of date. */
export async function readLineUnits(db: Db, order: OrderRow): Promise<LineUnits[]> {
  const state = await createReturnRepository(db).stateOf(order);
  const refunded = await listRefunded(db, order.id);
  const restocked = await countMoves(db, "return", [order.id, order.checkout_id]);
  const lines = state.lines.map((line) => ({
    line_no: line.line_no,
    sku: line.sku,
    ordered: line.qty,
    shipped: line.qty_shipped,
    returned: line.qty_returned,
    refunded: refunded.get(line.line_no)?.qty ?? 0,
    withdrawn: withdrawnOf(state, line),
    restocked: 0,
  }));
  const bySku = Map.groupBy(lines, ({sku}) => sku);
  return [...bySku]
    .flatMap(([sku, same]) => spreadRestocked(same, restocked.get(sku) ?? 0))
    .sort((a, b) => a.line_no - b.line_no);
}

/** Units of withdrawals that are not back. What never left is not back, whatever was received. */
function withdrawnOf(
  {returns, return_lines}: Pick<ReturnState, "returns" | "return_lines">,
  {line_no, qty_returned}: OrderLineRow,
): number {
  const ids = new Set(returns.filter((row) => row.kind === "withdrawal" && !isOver(row)).map(({id}) => id));
  const lines = return_lines.filter((line) => line.line_no === line_no && ids.has(line.rma_id));
  const withdrawn = sum(lines.map(({qty}) => qty));
  return withdrawn - Math.min(sum(lines.map(({qty_received}) => qty_received)), qty_returned);
}

/** What has a weight and may leave. A membership is sent nowhere. */
export async function listShippable(db: Db, order: OrderRow): Promise<ShippedLine[]> {
  const virtual = await db.select({sku: product.sku}).from(product).where(eq(product.kind, "virtual"));
  const neverSent = new Set(virtual.map(({sku}) => sku));
  return (await readLineUnits(db, order))
    .filter(({sku}) => !neverSent.has(sku))
    .map((units) => ({line_no: units.line_no, qty: unitsToShip(units)}))
    .filter(({qty}) => qty > 0);
}
