import type {HardMenu, SessionKind} from "@gradus/training/plans/plan";
import type {ProfileStep} from "@gradus/training/workouts/profile";
import type {Block} from "@gradus/training/workouts/workout";
import {sql} from "drizzle-orm";
import {check, date, index, integer, jsonb, pgTable, text} from "drizzle-orm/pg-core";
import {account} from "../../accounts/account/tables.ts";
import {SURFACES} from "../../contract/activity-values.ts";
import {SKIP_REASONS, WORKOUT_SOURCES, WORKOUT_TYPES} from "../../contract/workout-values.ts";
import type {WorkoutAmounts} from "../../contract/workouts.ts";
import {instant} from "../../core/db/columns.ts";
import {training_plan} from "../plans/tables.ts";

/** What is said of a workout wherever it is kept. */
const head = {
  title: text("title").notNull(),
  type: text("type", {enum: WORKOUT_TYPES}).notNull(),
  desc: text("desc").notNull(),
  surface: text("surface", {enum: SURFACES}),
  objective: text("objective").notNull(),
  tags: text("tags").array().notNull().default(sql`'{}'`),
  blocks: jsonb("blocks").$type<readonly Block[]>().notNull(),
};

/** A workout in a calendar. Deleted ones are kept for a while, to be brought back. */
export const planned_workout = pgTable(
  "planned_workout",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    ...head,
    /** A local day, and hh:mm of it. */
    day: date("day", {mode: "string"}).notNull(),
    time: text("time"),
    /** The moment of both in the runner's zone when it was written; null for any time of the day. */
    start_time: instant("start_time"),
    /** What it comes to by critical power when it was last written or that changed; null without one. */
    planned: jsonb("planned").$type<WorkoutAmounts>(),
    profile: jsonb("profile").$type<readonly ProfileStep[]>().notNull(),
    source: text("source", {enum: WORKOUT_SOURCES}).notNull(),
    source_id: text("source_id"),
    plan_id: text("plan_id").references(() => training_plan.id),
    /** What it is to its plan. */
    plan_kind: text("plan_kind").$type<SessionKind>(),
    plan_menu: text("plan_menu").$type<HardMenu>(),
    skipped: text("skipped", {enum: SKIP_REASONS}),
    author_id: text("author_id").references(() => account.id, {onDelete: "set null"}),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
    deleted_at: instant("deleted_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("planned_workout_day").on(table.user_id, table.day),
    index("planned_workout_plan").on(table.plan_id).where(sql`${table.plan_id} is not null`),
    index("planned_workout_deleted").on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
    check("planned_workout_time", sql`(${table.time} is null) = (${table.start_time} is null)`),
  ],
);

/** What somebody puts their templates into. */
export const workout_collection = pgTable(
  "workout_collection",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    name: text("name").notNull(),
    position: integer("position").notNull(),
    created_at: instant("created_at").notNull(),
  },
  (table) => [index("workout_collection_user").on(table.user_id)],
);

/** Somebody's own workout, to be planned again. */
export const workout_template = pgTable(
  "workout_template",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    collection_id: text("collection_id").references(() => workout_collection.id, {onDelete: "set null"}),
    position: integer("position").notNull(),
    ...head,
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [index("workout_template_user").on(table.user_id)],
);
