import {LOCALES, type Locale} from "@gradus/schemas/markets";
import {type SQL, sql} from "drizzle-orm";
import {
  boolean,
  char,
  check,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  DISTANCES,
  PLATFORMS,
  PRICE_BANDS,
  RUN_PREFERENCES,
  SPECIALITIES,
  TRIATHLON,
} from "../contract/coach-values.ts";
import type {CoachApplication, CoachPlan} from "../contract/coaches.ts";
import {instant} from "../core/db/columns.ts";

export type Texts = Readonly<Partial<Record<Locale, string>>>;
export interface CoachTexts {
  readonly about: Texts;
  readonly approach: Texts;
}

export const coach = pgTable(
  "coach",
  {
    id: text("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    /** The account that maintains this entry, if there is one. */
    user_id: text("user_id").unique(),
    name: text("name").notNull(),
    /** Where messages go, and in which language. Never part of a reply. */
    email: text("email").notNull(),
    locale: text("locale", {enum: LOCALES}).notNull(),
    headline: jsonb("headline").$type<Texts>().notNull(),
    texts: jsonb("texts").$type<CoachTexts>().notNull(),
    plans: jsonb("plans").$type<readonly CoachPlan[]>().notNull(),
    portrait_seed: integer("portrait_seed").notNull(),
    country: char("country", {length: 2}).notNull(),
    languages: text("languages").array().notNull(),
    distances: text("distances", {enum: DISTANCES}).array().notNull(),
    triathlon: text("triathlon", {enum: TRIATHLON}).array().notNull(),
    in_person: boolean("in_person").notNull(),
    run_preferences: text("run_preferences", {enum: RUN_PREFERENCES}).array().notNull(),
    platforms: text("platforms", {enum: PLATFORMS}).array().notNull(),
    specialities: text("specialities", {enum: SPECIALITIES}).array().notNull(),
    price_band: text("price_band", {enum: PRICE_BANDS}).notNull(),
    accepting: boolean("accepting").notNull().default(true),
    /** Whether the public sees this entry. */
    listed: boolean("listed").notNull().default(false),
    is_demo: boolean("is_demo").notNull().default(false),
    version: integer("version").notNull().default(1),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
  },
  (table) => [
    check("coach_locale", oneOf(table.locale, LOCALES)),
    check("coach_price_band", oneOf(table.price_band, PRICE_BANDS)),
    check("coach_distances", allOf(table.distances, DISTANCES)),
    check("coach_triathlon", allOf(table.triathlon, TRIATHLON)),
    check("coach_run_preferences", allOf(table.run_preferences, RUN_PREFERENCES)),
    check("coach_platforms", allOf(table.platforms, PLATFORMS)),
    check("coach_specialities", allOf(table.specialities, SPECIALITIES)),
  ],
);

export type ApplicationData = Omit<CoachApplication, "website" | "privacy" | "email">;

export const coach_application = pgTable(
  "coach_application",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id"),
    email: text("email").notNull(),
    email_norm: text("email_norm").notNull(),
    data: jsonb("data").$type<ApplicationData>().notNull(),
    state: text("state", {enum: ["received", "accepted", "declined"]}).notNull(),
    created_at: instant("created_at").notNull(),
    decided_by: text("decided_by"),
    decided_at: instant("decided_at"),
  },
  (table) => [
    // An applicant who applies twice still has only one open application.
    uniqueIndex("coach_application_open").on(table.email_norm).where(sql`${table.state} = 'received'`),
    check("coach_application_state", sql`${table.state} in ('received', 'accepted', 'declined')`),
    check("coach_application_decided", sql`(${table.state} = 'received') = (${table.decided_at} is null)`),
  ],
);

function oneOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${literals(values)})`;
}

function allOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} <@ array[${literals(values)}]`;
}

// A constraint cannot have parameters; the values are our own names.
function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(", "));
}
