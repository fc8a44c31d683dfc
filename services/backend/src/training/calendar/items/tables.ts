import {bigint, boolean, index, pgTable, primaryKey, text} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {instant} from "../../../core/db/columns.ts";

export const CHANGE_KINDS = ["activity", "event", "workout", "plan"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The number of the newest change of a runner's calendar: one row that every change waits for as it is committed. */
export const calendar_state = pgTable("calendar_state", {
  user_id: text("user_id")
    .primaryKey()
    .references(() => account.id),
  latest: bigint("latest", {mode: "number"}).notNull(),
});

/**
 * When each item of a calendar last changed. The database writes it by itself as a transaction is committed (see the
 * migration), so that no change is forgotten and numbers follow the order in which others see the changes.
 */
export const calendar_change = pgTable(
  "calendar_change",
  {
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    kind: text("kind", {enum: CHANGE_KINDS}).notNull(),
    item_id: text("item_id").notNull(),
    updated_at: bigint("updated_at", {mode: "number"}).notNull(),
    /** Gone, or to be brought back. */
    is_deleted: boolean("is_deleted").notNull(),
  },
  (table) => [
    primaryKey({columns: [table.user_id, table.kind, table.item_id]}),
    index("calendar_change_order").on(table.user_id, table.updated_at),
  ],
);

/** Of the token of the link we know the hash alone. */
export const calendar_feed = pgTable("calendar_feed", {
  user_id: text("user_id")
    .primaryKey()
    .references(() => account.id),
  token_hash: text("token_hash").notNull().unique(),
  created_at: instant("created_at").notNull(),
  last_read_at: instant("last_read_at"),
});
