import {CURRENCIES} from "@gradus/schemas/markets";
import {boolean, char, pgTable, primaryKey, text} from "drizzle-orm/pg-core";
import {instant} from "../../core/db/columns.ts";

/** What the provider calls our prices. A price has one name in each mode, so the price itself is of none. */
export const provider_price = pgTable(
  "provider_price",
  {
    price_id: text("price_id").notNull(),
    livemode: boolean("livemode").notNull(),
    provider_id: text("provider_id").notNull(),
    synced_at: instant("synced_at").notNull(),
  },
  (table) => [primaryKey({columns: [table.price_id, table.livemode]})],
);

/** The provider's customer of a user, one per currency: a subscriber keeps the currency they began with. */
export const provider_customer = pgTable(
  "provider_customer",
  {
    user_id: text("user_id").notNull(),
    currency: char("currency", {length: 3, enum: CURRENCIES}).notNull(),
    livemode: boolean("livemode").notNull(),
    provider_id: text("provider_id").notNull().unique(),
    created_at: instant("created_at").notNull(),
  },
  (table) => [primaryKey({columns: [table.user_id, table.currency, table.livemode]})],
);
