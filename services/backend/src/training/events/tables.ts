import {sql} from "drizzle-orm";
import {check, date, doublePrecision, index, integer, pgTable, text} from "drizzle-orm/pg-core";
import {account} from "../../accounts/account/tables.ts";
import {EVENT_KINDS, RACE_PRIORITIES} from "../../contract/event-values.ts";
import {instant} from "../../core/db/columns.ts";
import {race_course} from "../races/tables.ts";

/** What stands in a calendar beside runs and workouts. */
export const calendar_event = pgTable(
  "calendar_event",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    kind: text("kind", {enum: EVENT_KINDS}).notNull(),
    title: text("title").notNull(),
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
