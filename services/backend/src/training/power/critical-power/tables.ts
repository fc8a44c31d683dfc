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
import {CP_SOURCES, POWER_FAMILIES} from "../../../contract/activity-values.ts";
import {type CP_TESTS, RECALCULATION_STATES} from "../../../contract/critical-power-values.ts";
import {instant} from "../../../core/db/columns.ts";
import {activity} from "../../runs/activities/tables.ts";

/** Critical power by day. In force on a day is the last row that is not after it; rows are never rewritten silently. */
export const cp_history = pgTable(
  "cp_history",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    day: date("day", {mode: "string"}).notNull(),
    critical_power: doublePrecision("critical_power").notNull(),
    source: text("source", {enum: CP_SOURCES}).notNull(),
    confidence: doublePrecision("confidence"),
    /** No effort behind it is known to have been maximal: the real value is this or more. */
    lower_bound: boolean("lower_bound").notNull().default(false),
    activity_id: text("activity_id").references(() => activity.id, {onDelete: "set null"}),
    /** Whose watts it is in; null while its runner has none of any. */
    family: text("family", {enum: POWER_FAMILIES}),
    /** What a test that its runner named was made of. */
    test: jsonb("test").$type<CpTestRecord>(),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
    deleted_at: instant("deleted_at"),
  },
  (table) => [
    uniqueIndex("cp_history_day")
      .on(table.user_id, table.day, table.source)
      .where(sql`${table.deleted_at} is null`),
    index("cp_history_user").on(table.user_id, table.day),
    check("cp_history_watts", sql`${table.critical_power} between 60 and 600`),
  ],
);

export const cp_recalculation = pgTable(
  "cp_recalculation",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    state: text("state", {enum: RECALCULATION_STATES}).notNull(),
    /** Nothing is written: only what would change is found out. */
    is_preview: boolean("is_preview").notNull(),
    from_day: date("from_day", {mode: "string"}).notNull(),
    days_done: integer("days_done").notNull().default(0),
    days_total: integer("days_total").notNull().default(0),
    changed: jsonb("changed").$type<readonly ChangedDay[]>().notNull().default([]),
    requested_at: instant("requested_at").notNull(),
    finished_at: instant("finished_at"),
  },
  (table) => [
    index("cp_recalculation_user").on(table.user_id, table.requested_at),
    uniqueIndex("cp_recalculation_open")
      .on(table.user_id)
      .where(sql`${table.state} in ('waiting', 'running')`),
    check("cp_recalculation_state", sql`${table.state} in ('waiting', 'running', 'done', 'failed')`),
  ],
);

/** The two efforts of a test in W, and the W′ in J that goes with critical power. */
export interface CpTestRecord {
  readonly protocol: (typeof CP_TESTS)[number];
  readonly short_power: number;
  readonly long_power: number;
  readonly w_prime: number;
}

export interface ChangedDay {
  readonly date: string;
  readonly before: number | null;
  readonly after: number | null;
}
