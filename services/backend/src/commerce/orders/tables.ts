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
} from "drizzle-orm/pg-core";
import type {Carrier} from "../../contract/carriers.ts";
import type {ClipColour} from "../../contract/clip-colours.ts";
import type {Address, Order} from "../../contract/orders.ts";
import {instant, minorUnits} from "../../core/db/columns.ts";
import {checkout} from "../checkout/tables.ts";
import type {PaidTax} from "./payment-facts.ts";

/** An order. It is created from a payment, never the other way round. */
export const orders = pgTable(
  "orders",
  {
    id: text("id").primaryKey(),
    pretty_id: text("pretty_id").notNull().unique(),
    checkout_id: text("checkout_id")
      .notNull()
      .unique()
      .references(() => checkout.id, {onDelete: "restrict"}),
    user_id: text("user_id"),
    email: text("email"),
    /** As addresses compare. */
    email_norm: text("email_norm"),
    phone: text("phone"),
    locale: text("locale", {enum: LOCALES}).notNull(),
    region: text("region").$type<Region>().notNull(),
    currency: char("currency", {length: 3, enum: CURRENCIES}).notNull(),
    livemode: boolean("livemode").notNull(),
    subtotal: minorUnits("subtotal").notNull(),
    discount: minorUnits("discount").notNull(),
    shipping: minorUnits("shipping").notNull(),
    tax: minorUnits("tax").notNull(),
    total: minorUnits("total").notNull(),
    refunded: minorUnits("refunded").notNull().default(0),
    payment_status: text("payment_status").$type<Order["payment_status"]>().notNull(),
    fulfilment_status: text("fulfilment_status").$type<Order["fulfilment_status"]>().notNull(),
    return_status: text("return_status").$type<Order["return_status"]>().notNull().default("none"),
    /** Why a person has to look before anything is sent. */
    review_reason: text("review_reason"),
    hold: boolean("hold").notNull().default(false),
    shipping_address: jsonb("shipping_address").$type<Address>(),
    billing_address: jsonb("billing_address").$type<Address>(),
    provider_payment_intent: text("provider_payment_intent").unique(),
    provider_invoice: text("provider_invoice"),
    provider_charge: text("provider_charge"),
    provider_subscription: text("provider_subscription"),
    card_brand: text("card_brand"),
    card_last4: text("card_last4"),
    /** How risky the provider held the payment to be, in its words. */
    risk_level: text("risk_level"),
    /** The provider's newest review that was applied: a review that was settled does not start again. */
    provider_review: text("provider_review"),
    promo_code: text("promo_code"),
    note: text("note"),
    version: integer("version").notNull().default(0),
    placed_at: instant("placed_at").notNull(),
    shipped_at: instant("shipped_at"),
    delivered_at: instant("delivered_at"),
    cancelled_at: instant("cancelled_at"),
  },
  (table) => [
    index("orders_user").on(table.user_id, table.placed_at),
    index("orders_email").on(table.email_norm),
    index("orders_placed").on(table.placed_at),
    check("orders_refunded", sql`${table.refunded} between 0 and ${table.total}`),
    check("orders_total", sql`${table.total} >= 0`),
    check(
      "orders_payment_status",
      sql`${table.payment_status} in ('pending', 'paid', 'review', 'partially_refunded', 'refunded', 'disputed', 'failed', 'lost', 'cancelled')`,
    ),
    check(
      "orders_fulfilment_status",
      sql`${table.fulfilment_status} in ('unfulfilled', 'processing', 'partially_shipped', 'shipped', 'delivered', 'lost_in_transit', 'cancelled', 'not_required')`,
    ),
  ],
);

export const order_line = pgTable(
  "order_line",
  {
    order_id: text("order_id")
      .notNull()
      .references(() => orders.id, {onDelete: "restrict"}),
    line_no: integer("line_no").notNull(),
    sku: text("sku").notNull(),
    name: text("name").notNull(),
    offer_code: text("offer_code"),
    clip: text("clip").$type<ClipColour>(),
    qty: integer("qty").notNull(),
    unit_amount: minorUnits("unit_amount").notNull(),
    discount: minorUnits("discount").notNull(),
    tax: minorUnits("tax").notNull(),
    total: minorUnits("total").notNull(),
    /** What the tax is made of, in the provider's words; null for lines of an earlier release. */
    taxes: jsonb("taxes").$type<readonly PaidTax[]>(),
    qty_shipped: integer("qty_shipped").notNull().default(0),
    qty_returned: integer("qty_returned").notNull().default(0),
    qty_refunded: integer("qty_refunded").notNull().default(0),
  },
  (table) => [
    primaryKey({columns: [table.order_id, table.line_no]}),
    check("order_line_shipped", sql`${table.qty_shipped} <= ${table.qty}`),
    check("order_line_returned", sql`${table.qty_returned} <= ${table.qty_shipped}`),
  ],
);

/** What happened to an order, as its owner sees it. Only grows. */
export const order_event = pgTable(
  "order_event",
  {
    id: text("id").primaryKey(),
    order_id: text("order_id")
      .notNull()
      .references(() => orders.id, {onDelete: "restrict"}),
    at: instant("at").notNull(),
    /** `shopper`, `provider`, `system`, or the id of a member of staff. */
    actor: text("actor").notNull(),
    kind: text("kind").notNull(),
    data: jsonb("data").$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  (table) => [index("order_event_order").on(table.order_id, table.at)],
);

/** Money that moved, once for each of the provider's names of it. Only grows. */
export const ledger = pgTable(
  "ledger",
  {
    id: text("id").primaryKey(),
    order_id: text("order_id")
      .notNull()
      .references(() => orders.id, {onDelete: "restrict"}),
    kind: text("kind", {
      enum: ["payment", "refund", "refund_failed", "dispute", "dispute_won", "fee"],
    }).notNull(),
    amount: minorUnits("amount").notNull(),
    currency: char("currency", {length: 3}).notNull(),
    ref: text("ref").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [unique("ledger_once").on(table.kind, table.ref), index("ledger_order").on(table.order_id)],
);

/** Money to be refunded, recorded from the moment the refund is requested. */
export const refund = pgTable(
  "refund",
  {
    id: text("id").primaryKey(),
    order_id: text("order_id")
      .notNull()
      .references(() => orders.id, {onDelete: "restrict"}),
    amount: minorUnits("amount").notNull(),
    reason: text("reason").notNull(),
    /** `requested` counts against the refundable rest, so that of two concurrent requests only one gets it. */
    status: text("status", {enum: ["requested", "pending", "succeeded", "failed", "cancelled"]}).notNull(),
    /** Identifies one intended refund: a repeated request returns the same refund. */
    idem_key: text("idem_key").notNull().unique(),
    provider_refund_id: text("provider_refund_id").unique(),
    failure_reason: text("failure_reason"),
    /** `shopper`, or the id of a member of staff. */
    asked_by: text("asked_by").notNull(),
    /** The return it is for. */
    rma_id: text("rma_id"),
    note: text("note"),
    /** Whether the shopper is written to once the money is on its way. */
    notify: boolean("notify").notNull().default(true),
    /** The amount is so high that a second person has to approve before the refund is sent to the provider. */
    needs_approval: boolean("needs_approval").notNull().default(false),
    approved_by: text("approved_by"),
    approved_at: instant("approved_at"),
    at: instant("at").notNull(),
  },
  (table) => [
    index("refund_order").on(table.order_id),
    check("refund_amount", sql`${table.amount} > 0`),
    check(
      "refund_status",
      sql`${table.status} in ('requested', 'pending', 'succeeded', 'failed', 'cancelled')`,
    ),
  ],
);

/** What of an order a refund is for. One without lines is goodwill. */
export const refund_line = pgTable(
  "refund_line",
  {
    refund_id: text("refund_id")
      .notNull()
      .references(() => refund.id, {onDelete: "restrict"}),
    line_no: integer("line_no").notNull(),
    qty: integer("qty").notNull(),
    amount: minorUnits("amount").notNull(),
  },
  (table) => [
    primaryKey({columns: [table.refund_id, table.line_no]}),
    check("refund_line_qty", sql`${table.qty} >= 0`),
    check("refund_line_amount", sql`${table.amount} >= 0`),
  ],
);

export interface ShippedLine {
  readonly line_no: number;
  readonly qty: number;
}

export const shipment = pgTable(
  "shipment",
  {
    id: text("id").primaryKey(),
    order_id: text("order_id")
      .notNull()
      .references(() => orders.id, {onDelete: "restrict"}),
    carrier: text("carrier").$type<Carrier>().notNull(),
    tracking: text("tracking"),
    lines: jsonb("lines").$type<readonly ShippedLine[]>().notNull(),
    shipped_at: instant("shipped_at").notNull(),
    delivered_at: instant("delivered_at"),
  },
  (table) => [index("shipment_order").on(table.order_id)],
);

/** One for each cause. */
export const staff_task = pgTable(
  "staff_task",
  {
    id: text("id").primaryKey(),
    kind: text("kind", {enum: ["refund_failed", "fraud_warning"]}).notNull(),
    order_id: text("order_id")
      .notNull()
      .references(() => orders.id, {onDelete: "restrict"}),
    /** The refund, or the provider's warning, that it is about. */
    ref: text("ref").notNull(),
    opened_at: instant("opened_at").notNull(),
    closed_at: instant("closed_at"),
    closed_by: text("closed_by"),
  },
  (table) => [unique("staff_task_once").on(table.kind, table.ref)],
);

/** Notes of staff on an order, for other staff. Append-only. */
export const staff_note = pgTable(
  "staff_note",
  {
    id: text("id").primaryKey(),
    order_id: text("order_id")
      .notNull()
      .references(() => orders.id, {onDelete: "restrict"}),
    at: instant("at").notNull(),
    author: text("author").notNull(),
    text: text("text").notNull(),
  },
  (table) => [index("staff_note_order").on(table.order_id, table.at)],
);
