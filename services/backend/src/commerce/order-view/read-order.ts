import type {Order} from "../../contract/orders.ts";
import type {Db} from "../../core/db/db.ts";
import {createOrderRepository, type OrderRow} from "../orders/order-repository.ts";
import {createRefundRepository} from "../orders/refund-repository.ts";
import {createShipmentRepository} from "../orders/shipment-repository.ts";
import {createReceiptRepository} from "../receipts/receipt-repository.ts";
import {createReturnRepository} from "../returns/return-repository.ts";
import {returnRights} from "../returns/return-rights.ts";
import {toRmas} from "../returns/to-rma.ts";
import {toOrder} from "./to-order.ts";

interface ReadDeps {
  readonly db: Db;
  readonly now: () => Date;
}

export async function readOrder({db, now}: ReadDeps, row: OrderRow): Promise<Order> {
  const state = await createReturnRepository(db).stateOf(row);
  return toOrder({
    row,
    lines: await createOrderRepository(db).listLines(row.id),
    events: await createOrderRepository(db).listEvents(row.id),
    shipments: await createShipmentRepository(db).listOf(row.id),
    refunds: await createRefundRepository(db).listOf(row.id),
    documents: await createReceiptRepository(db).listOf(row.id),
    returns: await toRmas(db, row, state.returns),
    rights: returnRights(state, now()),
  });
}
