import {asc, inArray} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import type {OrderLineRow, OrderRow} from "../orders/order-repository.ts";
import {order_line} from "../orders/tables.ts";
import {toCsv} from "./csv.ts";
import {toOfficeRow} from "./find-orders.ts";

/** Amounts are in the smallest unit of their currency. */
const COLUMNS = [
  "pretty_id",
  "placed_at",
  "status",
  "payment_status",
  "fulfilment_status",
  "return_status",
  "review_reason",
  "hold",
  "region",
  "country",
  "name",
  "email",
  "skus",
  "items",
  "promo_code",
  "currency",
  "subtotal",
  "discount",
  "shipping",
  "tax",
  "total",
  "refunded",
] as const;

export async function exportOrders(db: Db, rows: readonly OrderRow[]): Promise<string> {
  const lines = await listLines(db, rows);
  return toCsv(
    COLUMNS,
    rows.map((row) => {
      const orderLines = lines.get(row.id) ?? [];
      const {promo_code, subtotal, discount, shipping, tax} = row;
      return {
        ...toOfficeRow(row, false),
        name: (row.shipping_address ?? row.billing_address)?.name ?? null,
        skus: orderLines.map(({qty, sku}) => `${qty} x ${sku}`).join(", "),
        items: orderLines.map(({name}) => name).join(", "),
        promo_code,
        subtotal,
        discount,
        shipping,
        tax,
      };
    }),
  );
}

async function listLines(db: Db, rows: readonly OrderRow[]): Promise<ReadonlyMap<string, OrderLineRow[]>> {
  const ids = rows.map(({id}) => id);
  if (ids.length === 0) return new Map();
  const lines = await db
    .select()
    .from(order_line)
    .where(inArray(order_line.order_id, ids))
    .orderBy(asc(order_line.line_no));
  return Map.groupBy(lines, ({order_id}) => order_id);
}
