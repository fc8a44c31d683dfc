import {sql} from "drizzle-orm";
import {check, index, integer, pgTable, text, uniqueIndex} from "drizzle-orm/pg-core";
import {account} from "../accounts/account/tables.ts";
import {SHARE_LEVELS, SHARE_STATUSES} from "../contract/share-values.ts";
import {instant} from "../core/db/columns.ts";

/** A share that ended stays as a record; sharing again is a new row. */
export const share = pgTable(
  "share",
  {
    id: text("id").primaryKey(),
    giver_id: text("giver_id")
      .notNull()
      .references(() => account.id),
    /** Null while only an address is invited, and for names that no account has. */
    receiver_id: text("receiver_id").references(() => account.id),
    /** What was invited, such as `email:ann@example.com`: what the giver typed decides what is a duplicate. */
    invite_key: text("invite_key").notNull(),
    invite_label: text("invite_label").notNull(),
    level: text("level", {enum: SHARE_LEVELS}).notNull(),
    status: text("status", {enum: SHARE_STATUSES}).notNull(),
    message: text("message"),
    expires_at: instant("expires_at"),
    created_at: instant("created_at").notNull(),
    ended_at: instant("ended_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    uniqueIndex("share_invited")
      .on(table.giver_id, table.invite_key)
      .where(sql`${table.status} in ('pending', 'accepted')`),
    // Pending invitations are excluded: refusing one by name because of one by address would reveal the owner of the
    // address.
    uniqueIndex("share_in_force")
      .on(table.giver_id, table.receiver_id)
      .where(sql`${table.status} = 'accepted'`),
    index("share_receiver").on(table.receiver_id),
    index("share_open_key").on(table.invite_key).where(sql`${table.receiver_id} is null`),
    check("share_level", sql`${table.level} in ('summary', 'activities', 'plan', 'coach')`),
    check(
      "share_status",
      sql`${table.status} in ('pending', 'accepted', 'declined', 'expired', 'cancelled', 'ended')`,
    ),
  ],
);
