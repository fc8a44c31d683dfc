import type {Carrier} from "../../contract/carriers.ts";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {AppError} from "../../core/errors.ts";
import {mailOrderProgress} from "./mail-order-progress.ts";
import {type IssueDocuments, receiptNumberOf} from "./order-documents.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import {displayedStatus, notShippable, requireShippable, requireUnderWay} from "./order-status.ts";
import {createShipmentRepository} from "./shipment-repository.ts";
import type {ShippedLine} from "./tables.ts";

export interface Parcel {
  readonly carrier: Carrier;
  readonly tracking: string | null;
  /** Null for all that is left. */
  readonly lines: readonly ShippedLine[] | null;
}

export interface ActionStamp {
  readonly actor: string;
  readonly at: Date;
}

export interface ShipmentContext extends ActionStamp {
  /** Units that may leave, as the ledger of the order counts them. */
  readonly left: readonly ShippedLine[];
  readonly issueDocuments: IssueDocuments;
}

/** Only with the order locked. */
export async function shipOrder(
  tx: Db,
  order: OrderRow,
  parcel: Parcel,
  {actor, at, left, issueDocuments}: ShipmentContext,
): Promise<OrderRow> {
  requireShippable(order);
  const orders = createOrderRepository(tx);
  const lines = requireLeft(left, parcel.lines);
  if (lines.length === 0) throw notShippable(displayedStatus(order));
  const row = {id: newId("shp"), order_id: order.id, carrier: parcel.carrier, tracking: parcel.tracking};
  const shipment = await createShipmentRepository(tx).add({...row, lines, shipped_at: at});
  for (const {line_no, qty} of lines) await orders.addToLine(order.id, line_no, {qty_shipped: qty});
  const isAll = left.every(({line_no, qty}) => qty === shippedOf(lines, line_no));
  const fulfilment_status = isAll ? "shipped" : "partially_shipped";
  const changed = await orders.change(order.id, {fulfilment_status, shipped_at: at});
  await orders.note({order_id: order.id, at, actor, kind: fulfilment_status, data: {shipment: shipment.id}});
  const receipt = receiptNumberOf(await issueDocuments(tx, changed, at));
  await mailOrderProgress(tx, changed, {kind: "shipped", shipment, receipt, at});
  return changed;
}

/** Everything that is on its way has arrived. Only with the order locked. */
export async function deliverOrder(tx: Db, order: OrderRow, {actor, at}: ActionStamp): Promise<OrderRow> {
  requireUnderWay(order);
  const orders = createOrderRepository(tx);
  await createShipmentRepository(tx).deliver(order.id, at);
  const changed = await orders.change(order.id, {fulfilment_status: "delivered", delivered_at: at});
  await orders.note({order_id: order.id, at, actor, kind: "delivered"});
  await mailOrderProgress(tx, changed, {kind: "delivered", shipment: null, at});
  return changed;
}

function requireLeft(
  left: readonly ShippedLine[],
  requestedLines: readonly ShippedLine[] | null,
): readonly ShippedLine[] {
  for (const {line_no} of requestedLines ?? []) {
    const max = shippedOf(left, line_no);
    const isTooMany = shippedOf(requestedLines ?? [], line_no) > max;
    if (isTooMany) throw new AppError("qty_exceeds", "There are not as many left", {params: {line_no, max}});
  }
  return requestedLines ?? left;
}

function shippedOf(lines: readonly ShippedLine[], line_no: number): number {
  return lines.filter((line) => line.line_no === line_no).reduce((all, {qty}) => all + qty, 0);
}
