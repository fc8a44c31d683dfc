import {sql} from "drizzle-orm";
import {boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text} from "drizzle-orm/pg-core";
import type {Condition, Rma} from "../../contract/returns.ts";
import {instant} from "../../core/db/columns.ts";
import {orders} from "../orders/tables.ts";

/** Returns of goods, and withdrawals of customers from a contract. */
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
    /** The reason shown to the customer. */
    refused_because: text("refused_because"),
    /** Where the parcel goes, as it was set when the return was accepted. Null until then, and where none was set. */
    return_address: text("return_address"),
    label: jsonb("label").$type<Rma["label"]>(),
    received_at: instant("received_at"),
    inspected_at: instant("inspected_at"),
    /** By when the law wants the money back; null where it names no day. */
    refund_due_at: instant("refund_due_at"),
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
    qty_received: integer("qty_received").notNull().default(0),
    condition: text("condition").$type<Condition>(),
    /** Whether it was returned to stock. */
    restock: boolean("restock").notNull().default(false),
  },
  (table) => [
    primaryKey({columns: [table.rma_id, table.line_no]}),
    check("rma_line_qty", sql`${table.qty} > 0`),
    check("rma_line_received", sql`${table.qty_received} between 0 and ${table.qty}`),
  ],
);

/** An unauthenticated statement about a contract: proof of what was received, and when. */
export const statement = pgTable(
  "statement",
  {
    /** S- and a number as an order has one. */
    id: text("id").primaryKey(),
    kind: text("kind", {enum: ["withdrawal", "cancellation"]}).notNull(),
    name: text("name"),
    email: text("email"),
    email_norm: text("email_norm"),
    /** As it was typed: an order's number, or what names a contract. */
    contract: text("contract").notNull(),
    notice: text("notice", {enum: ["ordinary", "extraordinary"]}),
    details: text("details"),
    wanted_on: date("wanted_on", {mode: "string"}),
    region: text("region").notNull(),
    locale: text("locale").notNull(),
    /** What came of it at once; null where a person has to look. */
    rma_id: text("rma_id").references(() => rma.id, {onDelete: "set null"}),
    received_at: instant("received_at").notNull(),
  },
  (table) => [
    index("statement_email").on(table.email_norm),
    check("statement_kind", sql`${table.kind} in ('withdrawal', 'cancellation')`),
    check("statement_notice", sql`${table.notice} in ('ordinary', 'extraordinary')`),
  ],
);
