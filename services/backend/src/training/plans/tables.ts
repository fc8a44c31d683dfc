import type {Phase, PlanWeek, WeekMinutes} from "@gradus/training/plans/plan";
import {sql} from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {account} from "../../accounts/account/tables.ts";
import {PLAN_STATES, SUPPLEMENTAL_KINDS} from "../../contract/plan-values.ts";
import {instant} from "../../core/db/columns.ts";

/** Weeks towards a race, or of keeping what is there. Its runs are planned workouts that name it. */
export const training_plan = pgTable(
  "training_plan",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    title: text("title").notNull(),
    state: text("state", {enum: PLAN_STATES}).notNull(),
    library_id: text("library_id"),
    is_adaptive: boolean("is_adaptive").notNull(),
    from_day: date("from_day", {mode: "string"}).notNull(),
    to_day: date("to_day", {mode: "string"}).notNull(),
    phases: jsonb("phases").$type<readonly Phase[]>().notNull(),
    weeks: jsonb("weeks").$type<readonly PlanWeek[]>().notNull(),
    race_event_id: text("race_event_id"),
    race_day: date("race_day", {mode: "string"}),
    /** Metres. */
    race_distance: doublePrecision("race_distance"),
    /** That its runner has on each day of a week, Monday first. */
    minutes: jsonb("minutes").$type<WeekMinutes>().notNull(),
    seed: integer("seed").notNull(),
    has_supplementals: boolean("has_supplementals").notNull(),
    /** Whoever made it, where that was not its runner. */
    author_id: text("author_id").references(() => account.id, {onDelete: "set null"}),
    /** Until when it was looked at for what has to change. */
    adapted_at: instant("adapted_at"),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
    deleted_at: instant("deleted_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("training_plan_user").on(table.user_id, table.from_day),
    // One at a time asks for runs.
    uniqueIndex("training_plan_running")
      .on(table.user_id)
      .where(sql`${table.state} in ('active', 'paused') and ${table.deleted_at} is null`),
    check("training_plan_days", sql`${table.from_day} <= ${table.to_day}`),
  ],
);

/** A session as it was and is; null is not there. */
export interface ChangedSession {
  readonly day: string;
  readonly title: string;
  readonly seconds: number;
  readonly stress: number;
  /** What it was made of, to be brought back. */
  readonly workout: Readonly<Record<string, unknown>>;
}

/** What a plan changed of itself, why, and whether its runner took it back. */
export const plan_change = pgTable(
  "plan_change",
  {
    id: text("id").primaryKey(),
    plan_id: text("plan_id")
      .notNull()
      .references(() => training_plan.id, {onDelete: "cascade"}),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    workout_id: text("workout_id"),
    at: instant("at").notNull(),
    rule: text("rule").notNull(),
    /** What the words for the reason name. */
    detail: jsonb("detail").$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    before: jsonb("before").$type<ChangedSession>(),
    after: jsonb("after").$type<ChangedSession>(),
    undone_at: instant("undone_at"),
  },
  (table) => [
    index("plan_change_plan").on(table.plan_id, table.at),
    index("plan_change_user").on(table.user_id),
  ],
);

/** Strength and the like, that stand beside the runs of a plan on their days. */
export const plan_supplemental = pgTable(
  "plan_supplemental",
  {
    id: text("id").primaryKey(),
    plan_id: text("plan_id")
      .notNull()
      .references(() => training_plan.id, {onDelete: "cascade"}),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    /** The run it moves with. */
    workout_id: text("workout_id"),
    day: date("day", {mode: "string"}).notNull(),
    kind: text("kind", {enum: SUPPLEMENTAL_KINDS}).notNull(),
    title: text("title").notNull(),
    desc: text("desc").notNull(),
    minutes: integer("minutes").notNull(),
    done_at: instant("done_at"),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
    deleted_at: instant("deleted_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("plan_supplemental_plan").on(table.plan_id, table.day),
    index("plan_supplemental_user").on(table.user_id),
  ],
);
