import {CURRENCIES, LOCALES, type Region} from "@gradus/schemas/markets";
import {sql} from "drizzle-orm";
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type {ClipColour} from "../../contract/clip-colours.ts";
import {instant, minorUnits} from "../../core/db/columns.ts";
import {cart} from "../cart/tables.ts";
import {product} from "../catalog/tables.ts";

/** A line as it was offered: whatever becomes of the catalogue, this is what the customer agreed to pay. */
export interface CheckoutLine {
  readonly sku: string;
  readonly name: string;
  readonly kind: "hardware" | "clip" | "apparel" | "virtual";
  readonly offer_code: string | null;
  readonly clip: ClipColour | null;
  readonly qty: number;
  readonly unit_amount: number;
  /** Of the product; null for a membership, which has its plan's alone. */
  readonly price_id: string | null;
  readonly plan: {
    readonly code: string;
    readonly price_id: string;
    readonly amount: number;
    readonly commitment_months: number;
    readonly trial_days: number;
  } | null;
}

/** One try to pay for a cart. At most one of a cart can be paid at a time. */
export const checkout = pgTable(
  "checkout",
  {
    id: text("id").primaryKey(),
    /** Null once the account it belonged to is gone. */
    cart_id: text("cart_id").references(() => cart.id, {onDelete: "set null"}),
    cart_version: integer("cart_version").notNull(),
    attempt: integer("attempt").notNull(),
    ui_mode: text("ui_mode", {enum: ["embedded_page", "hosted_page"]}).notNull(),
    mode: text("mode", {enum: ["payment", "subscription"]}).notNull(),
    status: text("status", {
      enum: ["creating", "open", "completed", "expired", "superseded", "failed"],
    }).notNull(),
    provider_session_id: text("provider_session_id").unique(),
    /** Encrypted with a wrapping key: a reader of the plain value can pay in the customer's name. */
    client_secret_enc: text("client_secret_enc"),
    url: text("url"),
    region: text("region").$type<Region>().notNull(),
    locale: text("locale", {enum: LOCALES}).notNull(),
    currency: char("currency", {length: 3, enum: CURRENCIES}).notNull(),
    /** Due today, before discounts and tax. */
    amount_quoted: minorUnits("amount_quoted").notNull(),
    lines: jsonb("lines").$type<readonly CheckoutLine[]>().notNull(),
    promo_code: text("promo_code"),
    provider_promo_id: text("provider_promo_id"),
    user_id: text("user_id"),
    email: text("email"),
    livemode: boolean("livemode").notNull(),
    expires_at: instant("expires_at").notNull(),
    error: text("error"),
    /** Distinguishes client addresses without storing them; null for this machine. */
    ip_hash: text("ip_hash"),
    /** How many looks at the provider have begun, and the latest of them whose outcome was written down. */
    looks: integer("looks").notNull().default(0),
    looked: integer("looked").notNull().default(0),
    created_at: instant("created_at").notNull(),
  },
  (table) => [
    unique("checkout_attempt").on(table.cart_id, table.cart_version, table.attempt),
    uniqueIndex("checkout_payable").on(table.cart_id).where(sql`${table.status} in ('creating', 'open')`),
    index("checkout_status").on(table.status, table.expires_at),
    index("checkout_ip").on(table.ip_hash).where(sql`${table.ip_hash} is not null`),
    check(
      "checkout_status_known",
      sql`${table.status} in ('creating', 'open', 'completed', 'expired', 'superseded', 'failed')`,
    ),
  ],
);

export const reservation = pgTable(
  "reservation",
  {
    checkout_id: text("checkout_id")
      .notNull()
      .references(() => checkout.id, {onDelete: "cascade"}),
    sku: text("sku")
      .notNull()
      .references(() => product.sku, {onDelete: "restrict"}),
    qty: integer("qty").notNull(),
    state: text("state", {enum: ["held", "committed", "released"]}).notNull(),
  },
  (table) => [
    primaryKey({columns: [table.checkout_id, table.sku]}),
    check("reservation_qty", sql`${table.qty} > 0`),
    check("reservation_state", sql`${table.state} in ('held', 'committed', 'released')`),
  ],
);

/** Why stock is what it is. Only grows. */
export const stock_move = pgTable(
  "stock_move",
  {
    id: text("id").primaryKey(),
    sku: text("sku").notNull(),
    qty: integer("qty").notNull(),
    /** `expect` moves nothing yet: it plans the units that return to stock once their refund is made. */
    kind: text("kind", {
      enum: ["receive", "reserve", "release", "commit", "expect", "return", "adjust"],
    }).notNull(),
    /** The checkout, order or refund that caused it. */
    ref: text("ref").notNull(),
    /** Who of the staff moved it; null where a sale did. */
    actor: text("actor"),
    reason: text("reason"),
    at: instant("at").notNull(),
  },
  (table) => [index("stock_move_sku").on(table.sku, table.at)],
);

/** A card that did not pay. Nothing is known of it but when, and by which checkout it was tried. */
export const decline = pgTable(
  "decline",
  {
    /** The provider's id of the attempt: reported twice, it counts once. */
    charge_id: text("charge_id").primaryKey(),
    checkout_id: text("checkout_id")
      .notNull()
      .references(() => checkout.id, {onDelete: "cascade"}),
    at: instant("at").notNull(),
  },
  (table) => [index("decline_checkout").on(table.checkout_id, table.at)],
);
