import {sql} from "drizzle-orm";
import {check, index, pgTable, primaryKey, text} from "drizzle-orm/pg-core";
import {instant} from "../../core/db/columns.ts";

/** Append-only, by the migration's triggers. */
export const agreement = pgTable(
  "agreement",
  {
    id: text("id").primaryKey(),
    context: text("context", {enum: ["signup", "checkout", "reconsent"]}).notNull(),
    region: text("region").notNull(),
    locale: text("locale").notNull(),
    /** Whose agreement it is: an account, an order, or both. Filled by the server, never by the request. */
    user_id: text("user_id"),
    order_id: text("order_id"),
    at: instant("at").notNull(),
  },
  (table) => [
    check("agreement_context", sql`${table.context} in ('signup', 'checkout', 'reconsent')`),
    index("agreement_user").on(table.user_id),
    index("agreement_order").on(table.order_id),
  ],
);

export const agreement_document = pgTable(
  "agreement_document",
  {
    agreement_id: text("agreement_id")
      .notNull()
      .references(() => agreement.id),
    kind: text("kind").notNull(),
    version: text("version").notNull(),
    text_id: text("text_id").notNull(),
    content_hash: text("content_hash").notNull(),
  },
  (table) => [
    primaryKey({columns: [table.agreement_id, table.kind]}),
    index("agreement_document_version").on(table.version),
  ],
);
