import type {z} from "zod";
import type {orderList, orderQuery} from "../../contract/orders.ts";
import type {Db} from "../../core/db/db.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {toSummary} from "./to-order.ts";

/** Newest first. A cursor that belongs to another user yields an empty page. */
export async function listOrders(
  db: Db,
  user_id: string,
  {limit, cursor}: z.output<typeof orderQuery>,
): Promise<z.output<typeof orderList>> {
  const orders = createOrderRepository(db);
  const after = cursor === undefined ? null : await orders.get(cursor);
  if (cursor !== undefined && after?.user_id !== user_id) return {items: [], next_cursor: null};
  const rows = await orders.listOfUser(user_id, {limit: limit + 1, after});
  const page = rows.slice(0, limit);
  const items = await Promise.all(
    page.map(async (row) => toSummary({row, lines: await orders.listLines(row.id)})),
  );
  return {items, next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null};
}
