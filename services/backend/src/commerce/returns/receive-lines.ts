import type {ReturnStep} from "../../contract/admin-returns.ts";
import {AppError} from "../../core/errors.ts";
import {restockUnits} from "../orders/line-units.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {createReturnRepository, type RmaLine} from "./return-repository.ts";
import type {ReturnStepContext} from "./return-step-context.ts";

type Received = Extract<ReturnStep, {action: "receive"}>["lines"];
type Inspected = Extract<ReturnStep, {action: "inspect"}>["lines"];

/** Units that were never shipped cannot be returned. */
export async function receiveLines(
  {tx, order, row, at, onHardwareReturned}: ReturnStepContext,
  received: Received,
) {
  const returns = createReturnRepository(tx);
  const orders = createOrderRepository(tx);
  const expected = await returns.listLines([row.id]);
  const orderLines = await orders.listLines(order.id);
  const offers = new Set<string>();
  for (const {line_no, qty} of received) {
    const max = expectedOf(expected, received, line_no).qty;
    if (qty > max) throw new AppError("qty_exceeds", "There were not as many", {params: {line_no, max}});
    const line = orderLines.find((one) => one.line_no === line_no);
    const qty_returned = Math.min(qty, (line?.qty_shipped ?? 0) - (line?.qty_returned ?? 0));
    await returns.changeLine(row.id, line_no, {qty_received: qty});
    await orders.addToLine(order.id, line_no, {qty_returned});
    if (line?.offer_code && qty > 0) offers.add(line.offer_code);
  }
  if (offers.size > 0) await onHardwareReturned(tx, {order, rma_id: row.id, offers: [...offers], at});
}

/** Records the condition of the lines, and returns to stock what can be sold again. */
export async function inspectLines({tx, order, row, at, staff}: ReturnStepContext, inspected: Inspected) {
  const returns = createReturnRepository(tx);
  const expected = await returns.listLines([row.id]);
  const orderLines = await createOrderRepository(tx).listLines(order.id);
  for (const {line_no, condition, restock} of inspected) {
    const {qty_received} = expectedOf(expected, inspected, line_no);
    await returns.changeLine(row.id, line_no, {condition, restock});
    const sku = orderLines.find((one) => one.line_no === line_no)?.sku;
    if (!restock || qty_received === 0 || sku === undefined) continue;
    const reason = `${row.id} ${condition}`;
    await restockUnits(tx, order, [{sku, qty: qty_received}], {at, actor: staff, reason});
  }
}

/** The line as it was announced, named once. */
function expectedOf(
  expected: readonly RmaLine[],
  named: readonly {line_no: number}[],
  line_no: number,
): RmaLine {
  const line = expected.find((one) => one.line_no === line_no);
  const isTwice = named.filter((one) => one.line_no === line_no).length > 1;
  if (line && !isTwice) return line;
  throw new AppError("qty_exceeds", "It is not of this return", {params: {line_no, max: 0}});
}
