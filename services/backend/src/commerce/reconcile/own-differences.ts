import {and, eq, inArray, lt, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {stock} from "../catalog/tables.ts";
import {reservation} from "../checkout/tables.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import {orders} from "../orders/tables.ts";
import type {Difference} from "./difference.ts";

export async function listStockDifferences(db: Db): Promise<Difference[]> {
  const heldQty = sql<string>`coalesce(sum(${reservation.qty}) filter (where ${reservation.state} = 'held'), 0)`;
  const rows = await db
    .select({sku: stock.sku, reserved: stock.reserved, held: heldQty})
    .from(stock)
    .leftJoin(reservation, eq(reservation.sku, stock.sku))
    .groupBy(stock.sku)
    .having(sql`${stock.reserved} <> ${heldQty}`);
  return rows.map((row) => ({
    kind: "stock_differs",
    ref: row.sku,
    ours: {reserved: row.reserved},
    theirs: {held: Number(row.held)},
  }));
}

/** Called off, and a process ended before all of the money was given back. */
export function listHalfCancelled(db: Db, livemode: boolean): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.livemode, livemode),
        eq(orders.fulfilment_status, "cancelled"),
        inArray(orders.payment_status, ["paid", "partially_refunded", "review"]),
        lt(orders.refunded, orders.total),
      ),
    );
}
