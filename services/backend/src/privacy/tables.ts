import {sql} from "drizzle-orm";
import {bigint, check, index, jsonb, pgTable, text} from "drizzle-orm/pg-core";
import {account} from "../accounts/account/tables.ts";
import {instant} from "../core/db/columns.ts";

/** The file itself is encrypted and stored beside the database. */
export const data_export = pgTable(
  "data_export",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    state: text("state", {enum: ["requested", "building", "ready", "expired", "failed"]}).notNull(),
    bytes: bigint("bytes", {mode: "number"}),
    requested_at: instant("requested_at").notNull(),
    ready_at: instant("ready_at"),
    expires_at: instant("expires_at"),
  },
  (table) => [
    index("data_export_user").on(table.user_id, table.requested_at),
    check(
      "data_export_state",
      sql`${table.state} in ('requested', 'building', 'ready', 'expired', 'failed')`,
    ),
  ],
);

/** What is left of someone who was deleted: that they were. */
export const tombstone = pgTable("tombstone", {
  user_id: text("user_id").primaryKey(),
  deleted_at: instant("deleted_at").notNull(),
  actor: text("actor", {enum: ["self", "staff", "idle"]}).notNull(),
  /** Keyed digests, against fraud and repeated import; emptied after a year. */
  hashes: jsonb("hashes").$type<Readonly<Record<string, readonly string[]>>>().notNull(),
});
