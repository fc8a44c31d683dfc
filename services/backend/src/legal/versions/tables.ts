import {sql} from "drizzle-orm";
import {bigint, check, pgTable, text, uniqueIndex} from "drizzle-orm/pg-core";
import {instant} from "../../core/db/columns.ts";

/**
 * What is proven for good: sealed texts, sealed versions, and the steps that led there. Append-only; the migration
 * adds triggers that refuse to change or remove a row.
 */
export const notary_entry = pgTable(
  "notary_entry",
  {
    seq: bigint("seq", {mode: "number"}).primaryKey(),
    kind: text("kind", {enum: ["text", "version", "event"]}).notNull(),
    /** A text's own hash; otherwise the id of the version. */
    subject: text("subject").notNull(),
    canonical: text("canonical").notNull(),
    hash: text("hash").notNull(),
    /** The link of the entry before; unique, so that the chain cannot fork. */
    previous_link: text("previous_link").notNull().unique(),
    link: text("link").notNull().unique(),
    at: instant("at").notNull(),
  },
  (table) => [
    check("notary_entry_kind", sql`${table.kind} in ('text', 'version', 'event')`),
    uniqueIndex("notary_entry_once").on(table.kind, table.subject).where(sql`${table.kind} <> 'event'`),
  ],
);
