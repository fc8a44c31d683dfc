import {sql} from "drizzle-orm";
import {check, index, integer, pgTable, primaryKey, text} from "drizzle-orm/pg-core";
import type {Rma} from "../../contract/returns.ts";
import {instant} from "../../core/db/columns.ts";
import {orders} from "../orders/tables.ts";

/** Things that are to come back, or a contract that somebody withdraws from. */
export const rma = pgTable(
  "rma",
  {
    /** R- and a number as an order has one: it is written on the parcel. */
    id: text("id").primaryKey(),
    order_id: text("order_id")
      .notNull()
      .references(() => orders.id, {onDelete: "restrict"}),
    kind: text("kind").$type<Rma["kind"]>().notNull(),
    status: text("status").$type<Rma["status"]>().notNull(),
    reason: text("reason"),
    comment: text("comment"),
    /** Who withdrew, in their words: proof of the statement. */
    stated_name: text("stated_name"),
    stated_email: text("stated_email"),
    requested_at: instant("requested_at").notNull(),
    approved_at: instant("approved_at"),
    closed_at: instant("closed_at"),
  },
  (table) => [
    index("rma_order").on(table.order_id),
    check("rma_kind", sql`${table.kind} in ('return', 'warranty', 'exchange', 'withdrawal')`),
    check(
      "rma_status",
      sql`${table.status} in ('requested', 'approved', 'label_sent', 'in_transit', 'received', 'inspected', 'closed', 'refused', 'cancelled', 'expired')`,
    ),
  ],
);

export const rma_line = pgTable(
  "rma_line",
  {
    rma_id: text("rma_id")
      .notNull()
      .references(() => rma.id, {onDelete: "cascade"}),
    line_no: integer("line_no").notNull(),
    qty: integer("qty").notNull(),
  },
  (table) => [
    primaryKey({columns: [table.rma_id, table.line_no]}),
    check("rma_line_qty", sql`${table.qty} > 0`),
  ],
);
