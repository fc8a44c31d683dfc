import type {Order} from "../../contract/orders.ts";
import type {Db} from "../../core/db/db.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import {toOrder} from "./to-order.ts";

export async function readOrder(db: Db, row: OrderRow): Promise<Order> {
  const orders = createOrderRepository(db);
  const lines = await orders.listLines(row.id);
  return toOrder({row, lines, events: await orders.listEvents(row.id)});
}
