import {boolean, pgTable, primaryKey, text} from "drizzle-orm/pg-core";
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
