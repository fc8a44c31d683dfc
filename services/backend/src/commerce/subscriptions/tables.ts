import {CURRENCIES, LOCALES, type Region} from "@gradus/schemas/markets";
import {sql} from "drizzle-orm";
import {boolean, char, check, index, integer, jsonb, pgTable, text, uniqueIndex} from "drizzle-orm/pg-core";
import {COMMITMENT_STATES, SUBSCRIPTION_STATES} from "../../contract/membership.ts";
import {instant, minorUnits} from "../../core/db/columns.ts";

export interface CardView {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

/** A membership as the provider last described it, with the commitment beside it, which is ours. */
export const subscription = pgTable(
  "subscription",
  {
    id: text("id").primaryKey(),
    /** Null while a guest's waits for an account that proves the address. */
    user_id: text("user_id"),
    email: text("email"),
    /** As addresses compare. */
    email_norm: text("email_norm"),
    provider_id: text("provider_id").notNull().unique(),
    provider_customer_id: text("provider_customer_id").notNull(),
    provider_schedule_id: text("provider_schedule_id"),
    checkout_id: text("checkout_id").notNull(),
    plan_code: text("plan_code").notNull(),
    status: text("status", {enum: SUBSCRIPTION_STATES}).notNull(),
    interval: text("interval", {enum: ["daily", "weekly", "monthly", "yearly"]}).notNull(),
    interval_count: integer("interval_count").notNull(),
    amount: minorUnits("amount").notNull(),
    currency: char("currency", {length: 3, enum: CURRENCIES}).notNull(),
    region: text("region").$type<Region>().notNull(),
    locale: text("locale", {enum: LOCALES}).notNull(),
    livemode: boolean("livemode").notNull(),
    started_at: instant("started_at").notNull(),
    trial_end: instant("trial_end"),
    /** When what is paid for begins: after the trial, where there is one. */
    term_starts_at: instant("term_starts_at").notNull(),
    /** The day and hour that periods are counted from. */
    billing_anchor: instant("billing_anchor").notNull(),
    current_period_end: instant("current_period_end").notNull(),
    cancel_at: instant("cancel_at"),
    cancelled_at: instant("cancelled_at"),
    ended_at: instant("ended_at"),
    /** Since when an invoice is open; null while all is paid. */
    past_due_since: instant("past_due_since"),
    commitment_months: integer("commitment_months").notNull(),
    commitment_ends_at: instant("commitment_ends_at"),
    commitment_state: text("commitment_state", {enum: COMMITMENT_STATES}).notNull(),
    card: jsonb("card").$type<CardView>(),
    /** Why it was ended by us, such as a second one beside a living one. */
    note: text("note"),
    synced_at: instant("synced_at").notNull(),
    version: integer("version").notNull().default(0),
  },
  (table) => [
    uniqueIndex("subscription_live")
      .on(table.user_id, table.livemode)
      .where(sql`${table.status} in ('trialing', 'active', 'past_due', 'paused')`),
    index("subscription_user").on(table.user_id),
    index("subscription_waiting").on(table.email_norm).where(sql`${table.user_id} is null`),
    index("subscription_period").on(table.status, table.current_period_end),
    check(
      "subscription_status",
      sql`${table.status} in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')`,
    ),
    check(
      "subscription_commitment",
      sql`${table.commitment_state} in ('none', 'running', 'fulfilled', 'waived')`,
    ),
  ],
);
