import {sql} from "drizzle-orm";
import {check, index, integer, jsonb, pgTable, text} from "drizzle-orm/pg-core";
import {instant} from "../db/columns.ts";

/** Mails to send. A row is written in the transaction that causes the mail, so neither exists alone. */
export const outbox = pgTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    /** The same cause never makes a second mail. */
    dedupe: text("dedupe").notNull().unique(),
    template: text("template").notNull(),
    locale: text("locale").notNull(),
    to_addr: text("to_addr").notNull(),
    payload: jsonb("payload").notNull(),
    status: text("status", {enum: ["queued", "sending", "sent", "failed", "suppressed"]}).notNull(),
    tries: integer("tries").notNull().default(0),
    /** When it is due; while `sending`, when another dispatcher may take it over. */
    next_at: instant("next_at").notNull(),
    message_id: text("message_id").notNull(),
    error: text("error"),
    created_at: instant("created_at").notNull(),
    sent_at: instant("sent_at"),
  },
  (table) => [
    index("outbox_due").on(table.next_at).where(sql`${table.status} in ('queued', 'sending')`),
    check("outbox_status", sql`${table.status} in ('queued', 'sending', 'sent', 'failed', 'suppressed')`),
  ],
);
