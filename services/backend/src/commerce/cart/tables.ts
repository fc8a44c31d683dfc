import {CURRENCIES, type Region} from "@gradus/schemas/markets";
import {sql} from "drizzle-orm";
import {
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {account} from "../../accounts/account/tables.ts";
import type {ClipColour} from "../../contract/clip-colours.ts";
import {instant} from "../../core/db/columns.ts";
import {offer, product} from "../catalog/tables.ts";

/** Stores no price: it is looked up each time the cart is read. */
export const cart = pgTable(
  "cart",
  {
    id: text("id").primaryKey(),
    /** Hash of the token that opens a cart without an account; null once the cart belongs to an account. */
    token_hash: text("token_hash").unique(),
    user_id: text("user_id").references(() => account.id),
    region: text("region").$type<Region>().notNull(),
    currency: char("currency", {length: 3, enum: CURRENCIES}).notNull(),
    version: integer("version").notNull().default(0),
    status: text("status", {enum: ["open", "checking_out", "completed", "merged", "abandoned"]}).notNull(),
    promo_code: text("promo_code"),
    merged_into: text("merged_into"),
    expires_at: instant("expires_at").notNull(),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("cart_of_user").on(table.user_id).where(sql`${table.status} in ('open', 'checking_out')`),
    index("cart_expires").on(table.expires_at),
    check(
      "cart_status",
      sql`${table.status} in ('open', 'checking_out', 'completed', 'merged', 'abandoned')`,
    ),
  ],
);

export const cart_line = pgTable(
  "cart_line",
  {
    cart_id: text("cart_id")
      .notNull()
      .references(() => cart.id, {onDelete: "cascade"}),
    line_no: integer("line_no").notNull(),
    sku: text("sku")
      .notNull()
      .references(() => product.sku, {onDelete: "restrict"}),
    offer_code: text("offer_code").references(() => offer.code, {onDelete: "restrict"}),
    clip: text("clip").$type<ClipColour>(),
    qty: integer("qty").notNull(),
    added_at: instant("added_at").notNull(),
  },
  (table) => [
    primaryKey({columns: [table.cart_id, table.line_no]}),
    unique("cart_line_item").on(table.cart_id, table.sku, table.offer_code, table.clip).nullsNotDistinct(),
    check("cart_line_qty", sql`${table.qty} > 0`),
  ],
);

export const cart_request = pgTable(
  "cart_request",
  {
    cart_id: text("cart_id")
      .notNull()
      .references(() => cart.id, {onDelete: "cascade"}),
    request_id: text("request_id").notNull(),
  },
  (table) => [primaryKey({columns: [table.cart_id, table.request_id]})],
);
