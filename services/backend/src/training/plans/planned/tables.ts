import type {LibraryText} from "@gradus/training/library/library-workout";
import type {HardMenu, Phase, PlanWeek, SessionKind, WeekMinutes} from "@gradus/training/plans/plan";
import type {ProfileStep} from "@gradus/training/workouts/profile";
import type {Block} from "@gradus/training/workouts/workout";
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
import {account} from "../../../accounts/account/tables.ts";
import {SURFACES} from "../../../contract/activity-values.ts";
import {EVENT_KINDS, RACE_PRIORITIES} from "../../../contract/event-values.ts";
import {PLAN_CHANGE_RULES, PLAN_STATES, SUPPLEMENTARY_KINDS} from "../../../contract/plan-values.ts";
import {SKIP_REASONS, WORKOUT_SOURCES, WORKOUT_TYPES} from "../../../contract/workout-values.ts";
import type {WorkoutAmounts} from "../../../contract/workouts.ts";
import {instant} from "../../../core/db/columns.ts";
import {race_course} from "../../power/races/tables.ts";
import type {PlanTitle} from "./plan-title.ts";

export const workoutHead = {
  title: text("title").notNull(),
  type: text("type", {enum: WORKOUT_TYPES}).notNull(),
  desc: text("desc").notNull(),
  surface: text("surface", {enum: SURFACES}),
  objective: text("objective").notNull(),
  tags: text("tags").array().notNull().default(sql`'{}'`),
  blocks: jsonb("blocks").$type<readonly Block[]>().notNull(),
};

/** Weeks towards a race, or of keeping what is there. Its runs are planned workouts that name it. */
export const training_plan = pgTable(
  "training_plan",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    title: text("title").notNull(),
    /** What the title was made of; null where it is the name of a race. */
    title_text: jsonb("title_text").$type<PlanTitle>(),
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
    /** The user who made it, where that was not the athlete. */
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
    // At most one active or paused plan per athlete.
    uniqueIndex("training_plan_running")
      .on(table.user_id)
      .where(sql`${table.state} in ('active', 'paused') and ${table.deleted_at} is null`),
    check("training_plan_days", sql`${table.from_day} <= ${table.to_day}`),
  ],
);

/** Deleted workouts are kept for a while, to be brought back. */
export const planned_workout = pgTable(
  "planned_workout",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    ...workoutHead,
    /** Which of its texts are the library's; null where a user typed all of them. */
    library_text: jsonb("library_text").$type<LibraryText>(),
    /** A local day, and hh:mm of it. */
    day: date("day", {mode: "string"}).notNull(),
    time: text("time"),
    /** The moment of both in the runner's zone, derived anew when they change it; null for any time of the day. */
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
    /** Whether a user changed it since its plan wrote it: a plan that is made anew leaves it as it is. */
    is_edited: boolean("is_edited").notNull().default(false),
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

/** An entry of a calendar other than a run or a workout. */
export const calendar_event = pgTable(
  "calendar_event",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    kind: text("kind", {enum: EVENT_KINDS}).notNull(),
    title: text("title").notNull(),
    /** Metres of the race that the title names by its distance; null where a user typed it. */
    title_metres: doublePrecision("title_metres"),
    desc: text("desc").notNull(),
    /** Local days, both included; null is one day. */
    day: date("day", {mode: "string"}).notNull(),
    until: date("until", {mode: "string"}),
    /** hh:mm of its day, and the moment of both in the runner's zone; null takes the whole day. */
    time: text("time"),
    start_time: instant("start_time"),
    /** Metres, seconds, W. */
    distance: doublePrecision("distance"),
    goal_time: doublePrecision("goal_time"),
    goal_power: doublePrecision("goal_power"),
    course_id: text("course_id").references(() => race_course.id, {onDelete: "set null"}),
    priority: text("priority", {enum: RACE_PRIORITIES}),
    author_id: text("author_id").references(() => account.id, {onDelete: "set null"}),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
    deleted_at: instant("deleted_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("calendar_event_day").on(table.user_id, table.day),
    index("calendar_event_deleted").on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
    check("calendar_event_days", sql`${table.until} is null or ${table.until} >= ${table.day}`),
    check("calendar_event_goal", sql`${table.goal_time} is null or ${table.goal_power} is null`),
    check("calendar_event_time", sql`(${table.time} is null) = (${table.start_time} is null)`),
  ],
);

/** A session as it was and is; null is not there. */
export interface ChangedSession {
  readonly day: string;
  readonly title: string;
  readonly seconds: number;
  readonly stress: number;
  /** What it was made of, to be brought back. */
  readonly workout: Readonly<Record<string, unknown>> & {readonly library_text: LibraryText | null};
}

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
    rule: text("rule", {enum: PLAN_CHANGE_RULES}).notNull(),
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
    kind: text("kind", {enum: SUPPLEMENTARY_KINDS}).notNull(),
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
