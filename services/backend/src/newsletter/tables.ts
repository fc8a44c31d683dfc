import {sql} from "drizzle-orm";
import {check, integer, jsonb, pgTable, primaryKey, text} from "drizzle-orm/pg-core";
import {instant} from "../core/db/columns.ts";

/** The proof of consent: when it was requested, and when the owner of the address gave it. */
export interface Consent {
  readonly requested_at: string;
  readonly confirmed_at?: string;
  readonly region: string;
  readonly locale: string;
}

export const newsletter = pgTable(
  "newsletter",
  {
    id: text("id").notNull().unique(),
    email_norm: text("email_norm").notNull(),
    list: text("list").notNull(),
    status: text("status", {enum: ["pending", "subscribed", "unsubscribed"]}).notNull(),
    tags: text("tags").array().notNull(),
    region: text("region").notNull(),
    locale: text("locale").notNull(),
    /** Names this round of sign-up: the link to confirm derives from it, the one to leave from the id, for good. */
    nonce: text("nonce").notNull(),
    token_hash: text("token_hash").notNull().unique(),
    unsubscribe_hash: text("unsubscribe_hash").notNull().unique(),
    consent: jsonb("consent").$type<Consent>().notNull(),
    mails: integer("mails").notNull(),
    mailed_at: instant("mailed_at").notNull(),
    expires_at: instant("expires_at").notNull(),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({columns: [table.email_norm, table.list]}),
    check("newsletter_status", sql`${table.status} in ('pending', 'subscribed', 'unsubscribed')`),
  ],
);
