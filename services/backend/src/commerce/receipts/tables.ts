import {sql} from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type {DocumentBuyer, DocumentFacts} from "../../contract/order-documents.ts";
import {DOCUMENT_KINDS} from "../../contract/orders.ts";
import {instant} from "../../core/db/columns.ts";
import {orders, refund} from "../orders/tables.ts";
import type {DocumentPart} from "./document-parts.ts";

/** The next number of each series. A number is taken in the transaction that uses it, so that none is missing. */
export const receipt_series = pgTable(
  "receipt_series",
  {
    series: text("series").primaryKey(),
    next: integer("next").notNull(),
  },
  (table) => [check("receipt_series_next", sql`${table.next} > 0`)],
);

/**
 * A receipt or credit note as it was issued. A trigger refuses every change except the erasure of the buyer. A second
 * copy is identical to the first.
 */
export const receipt = pgTable(
  "receipt",
  {
    id: text("id").primaryKey(),
    order_id: text("order_id")
      .notNull()
      .references(() => orders.id, {onDelete: "restrict"}),
    kind: text("kind", {enum: DOCUMENT_KINDS}).notNull(),
    number: text("number").notNull(),
    /** Test payments have series of their own. */
    livemode: boolean("livemode").notNull(),
    /** The refund of a credit note. */
    refund_id: text("refund_id").references(() => refund.id, {onDelete: "restrict"}),
    /** The number of the receipt, or of the credit note whose refund failed after all. */
    corrects: text("corrects"),
    issued_at: instant("issued_at").notNull(),
    facts: jsonb("facts").$type<DocumentFacts>().notNull(),
    /** Signed, as `facts.total`. */
    parts: jsonb("parts").$type<readonly DocumentPart[]>().notNull(),
    buyer: jsonb("buyer").$type<DocumentBuyer>(),
  },
  (table) => [
    unique("receipt_number").on(table.livemode, table.number),
    unique("receipt_of_refund").on(table.refund_id, table.corrects),
    foreignKey({
      name: "receipt_corrects",
      columns: [table.livemode, table.corrects],
      foreignColumns: [table.livemode, table.number],
    }).onDelete("restrict"),
    index("receipt_order").on(table.order_id),
    uniqueIndex("receipt_once").on(table.order_id).where(sql`${table.kind} = 'receipt'`),
    check("receipt_kind", sql`${table.kind} in ('receipt', 'credit_note')`),
    check(
      "receipt_corrects_something",
      sql`num_nulls(${table.refund_id}, ${table.corrects}) = case ${table.kind} when 'receipt' then 2 else 0 end`,
    ),
  ],
);
