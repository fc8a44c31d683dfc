import {sql} from "drizzle-orm";
import {boolean, check, date, index, integer, pgTable, text, uniqueIndex} from "drizzle-orm/pg-core";
import {account} from "../accounts/account/tables.ts";
import {APPAREL_KINDS, DEVICE_PRODUCTS} from "../contract/gear-values.ts";
import {instant} from "../core/db/columns.ts";

/** Unpaired rows stay: they record the earlier owners of a serial. */
export const device = pgTable(
  "device",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    product: text("product", {enum: DEVICE_PRODUCTS}).notNull(),
    serial: text("serial").notNull(),
    name: text("name"),
    side: text("side", {enum: ["left", "right"]}),
    firmware: text("firmware"),
    battery_percent: integer("battery_percent"),
    last_seen_at: instant("last_seen_at"),
    paired_at: instant("paired_at").notNull(),
    unpaired_at: instant("unpaired_at"),
  },
  (table) => [
    uniqueIndex("device_serial").on(table.product, table.serial).where(sql`${table.unpaired_at} is null`),
    index("device_user").on(table.user_id),
    check("device_product", sql`${table.product} in ('pod', 'duo', 'watch')`),
    check("device_battery", sql`${table.battery_percent} between 0 and 100`),
  ],
);

export const apparel = pgTable(
  "apparel",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    kind: text("kind", {enum: APPAREL_KINDS}).notNull(),
    brand: text("brand").notNull(),
    model: text("model").notNull(),
    name: text("name"),
    color: text("color"),
    bought_on: date("bought_on", {mode: "string"}),
    limit_m: integer("limit_m"),
    /** Added up as runs come in that name it. */
    distance_m: integer("distance_m").notNull().default(0),
    is_default: boolean("is_default").notNull().default(false),
    retired_at: instant("retired_at"),
    created_at: instant("created_at").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    uniqueIndex("apparel_default").on(table.user_id).where(sql`${table.is_default}`),
    index("apparel_user").on(table.user_id),
    check("apparel_kind", sql`${table.kind} in ('shoe', 'other')`),
    check("apparel_default_in_use", sql`not (${table.is_default} and ${table.retired_at} is not null)`),
  ],
);
