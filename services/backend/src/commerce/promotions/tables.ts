import {boolean, jsonb, pgTable, primaryKey, text} from "drizzle-orm/pg-core";
import {instant} from "../../core/db/columns.ts";
import type {Coupon} from "./coupon.ts";

/** What the payment provider last said of a promotion code. The provider is the authority; carts estimate with this. */
export const promo_mirror = pgTable(
  "promo_mirror",
  {
    code: text("code").notNull(),
    livemode: boolean("livemode").notNull(),
    provider_id: text("provider_id").notNull(),
    active: boolean("active").notNull(),
    coupon: jsonb("coupon").$type<Coupon>().notNull(),
    expires_at: instant("expires_at"),
    synced_at: instant("synced_at").notNull(),
  },
  (table) => [primaryKey({columns: [table.code, table.livemode]})],
);
