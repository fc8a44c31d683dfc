import {LOCALES, type Region} from "@gradus/schemas/markets";
import {sql} from "drizzle-orm";
import {check, index, integer, pgTable, text} from "drizzle-orm/pg-core";
import {instant} from "../../core/db/columns.ts";

export const gift = pgTable(
  "gift",
  {
    id: text("id").primaryKey(),
    /** Null once the giver is gone; the gift stays good. */
    giver_id: text("giver_id"),
    giver_kind: text("giver_kind", {enum: ["coach", "admin"]}).notNull(),
    recipient_email: text("recipient_email"),
    /** As addresses compare. */
    recipient_email_norm: text("recipient_email_norm"),
    recipient_user_id: text("recipient_user_id"),
    months: integer("months").notNull(),
    /** `draft` until it is paid for. */
    status: text("status", {
      enum: ["draft", "purchased", "claimed", "active", "ended", "refunded", "expired"],
    }).notNull(),
    /** Of the code in the mail: the row opens nothing. */
    code_hash: text("code_hash").unique(),
    message: text("message"),
    region: text("region").$type<Region>().notNull(),
    locale: text("locale", {enum: LOCALES}).notNull(),
    checkout_id: text("checkout_id").unique(),
    order_id: text("order_id"),
    created_at: instant("created_at").notNull(),
    deliver_at: instant("deliver_at"),
    purchased_at: instant("purchased_at"),
    expires_at: instant("expires_at"),
    claimed_at: instant("claimed_at"),
    starts_at: instant("starts_at"),
    ends_at: instant("ends_at"),
  },
  (table) => [
    index("gift_giver").on(table.giver_id, table.created_at),
    index("gift_recipient").on(table.recipient_user_id),
    index("gift_recipient_email").on(table.recipient_email_norm),
    index("gift_status").on(table.status),
    check("gift_months", sql`${table.months} in (1, 3, 6, 12)`),
    check(
      "gift_status_known",
      sql`${table.status} in ('draft', 'purchased', 'claimed', 'active', 'ended', 'refunded', 'expired')`,
    ),
  ],
);
