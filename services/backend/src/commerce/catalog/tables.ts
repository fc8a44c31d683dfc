import {CURRENCIES} from "@gradus/schemas/markets";
import {sql} from "drizzle-orm";
import {boolean, char, check, index, integer, jsonb, pgTable, text, uniqueIndex} from "drizzle-orm/pg-core";
import {instant, minorUnits} from "../../core/db/columns.ts";

export const region_currency = pgTable("region_currency", {
  region: text("region").primaryKey(),
  currency: char("currency", {length: 3, enum: CURRENCIES}).notNull(),
  tax_mode: text("tax_mode").notNull(),
  ship_countries: text("ship_countries").array().notNull(),
});

/** The names a receipt and a cart line use. Marketing copy lives in the lake. */
export interface ProductContent {
  readonly name: Readonly<Record<string, string>>;
}

export const product = pgTable(
  "product",
  {
    id: text("id").primaryKey(),
    sku: text("sku").notNull().unique(),
    kind: text("kind", {enum: ["hardware", "clip", "apparel", "virtual"]}).notNull(),
    active: boolean("active").notNull().default(true),
    retired_at: instant("retired_at"),
    position: integer("position").notNull(),
    quantity_limit: integer("quantity_limit").notNull(),
    tax_code: text("tax_code"),
    weight_g: integer("weight_g"),
    content: jsonb("content").$type<ProductContent>().notNull(),
  },
  (table) => [
    check("product_kind", sql`${table.kind} in ('hardware', 'clip', 'apparel', 'virtual')`),
    check("product_quantity_limit", sql`${table.quantity_limit} > 0`),
  ],
);

/** A price is never edited: a new row replaces it. An exclusion constraint forbids two at one moment. */
export const price = pgTable(
  "price",
  {
    id: text("id").primaryKey(),
    product_id: text("product_id")
      .notNull()
      .references(() => product.id, {onDelete: "restrict"}),
    plan_code: text("plan_code"),
    currency: char("currency", {length: 3}).notNull(),
    amount: minorUnits("amount").notNull(),
    compare_at: minorUnits("compare_at"),
    tax_behavior: text("tax_behavior", {enum: ["inclusive", "exclusive"]}).notNull(),
    interval: text("interval", {enum: ["daily", "weekly", "monthly", "yearly"]}),
    interval_count: integer("interval_count"),
    valid_from: instant("valid_from").notNull(),
    valid_to: instant("valid_to"),
    provider_price_id: text("provider_price_id"),
    livemode: boolean("livemode").notNull().default(false),
  },
  (table) => [
    index("price_product").on(table.product_id, table.currency),
    check("price_amount", sql`${table.amount} >= 0`),
    check("price_compare_at", sql`${table.compare_at} > ${table.amount}`),
    check("price_interval", sql`${table.interval} in ('daily', 'weekly', 'monthly', 'yearly')`),
    check(
      "price_plan",
      sql`num_nulls(${table.plan_code}, ${table.interval}, ${table.interval_count}) in (0, 3)`,
    ),
  ],
);

export const offer = pgTable(
  "offer",
  {
    code: text("code").primaryKey(),
    hardware_sku: text("hardware_sku").references(() => product.sku, {onDelete: "restrict"}),
    plan_code: text("plan_code"),
    commitment_months: integer("commitment_months").notNull().default(0),
    trial_days: integer("trial_days").notNull().default(0),
    badge: text("badge", {enum: ["savings", "membership_trial", "best_value"]}),
    /** Empty means every region. */
    regions: text("regions").array().notNull(),
    position: integer("position").notNull(),
    active: boolean("active").notNull().default(true),
  },
  (table) => [
    uniqueIndex("offer_position").on(table.position),
    check("offer_badge", sql`${table.badge} in ('savings', 'membership_trial', 'best_value')`),
    check("offer_terms", sql`${table.commitment_months} >= 0 and ${table.trial_days} >= 0`),
  ],
);

/** Only things with a weight have stock; a membership is never sold out. */
export const stock = pgTable(
  "stock",
  {
    sku: text("sku")
      .primaryKey()
      .references(() => product.sku, {onDelete: "restrict"}),
    on_hand: integer("on_hand").notNull(),
    reserved: integer("reserved").notNull().default(0),
    policy: text("policy", {enum: ["deny", "preorder"]}).notNull(),
    preorder_cap: integer("preorder_cap"),
  },
  (table) => [
    check("stock_on_hand", sql`${table.on_hand} >= 0`),
    check(
      "stock_reserved",
      sql`${table.reserved} between 0 and ${table.on_hand} + coalesce(${table.preorder_cap}, 0)`,
    ),
    check("stock_policy", sql`${table.policy} in ('deny', 'preorder')`),
  ],
);
