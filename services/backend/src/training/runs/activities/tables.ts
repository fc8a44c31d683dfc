import type {Edit} from "@gradus/training/edits/apply-edits";
import type {BalanceKey} from "@gradus/training/feet/balance";
import type {Problem} from "@gradus/training/files/problems";
import type {DeviceAthlete, DeviceTotals, RecordingDevice} from "@gradus/training/series/recording";
import type {SeriesKey} from "@gradus/training/series/series";
import {DISTANCE_SOURCES} from "@gradus/training/series/trusted-distance";
import type {Summary} from "@gradus/training/summary/summarize";
import {sql} from "drizzle-orm";
import {
  type AnyPgColumn,
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
import {POWER_FAMILIES, RUN_TYPES, SURFACES} from "../../../contract/activity-values.ts";
import {bytes, instant} from "../../../core/db/columns.ts";
import {apparel} from "../../../gear/tables.ts";
import {upload} from "../original-files/tables.ts";

/** A lap as the device counted it, in slots of the recorded grid, both included. */
export interface RunLap {
  readonly from: number;
  readonly to: number;
  /** Seconds and metres by the device. */
  readonly timer: number | null;
  readonly distance: number | null;
  readonly trigger: string | null;
  readonly workout_step: number | null;
}

/** Means over moving seconds of columns that no field of the summary is about. */
export type Averages = Readonly<Partial<Record<SeriesKey, number>>> & {
  /** J/kg/m of running on each of its steady stretches. */
  readonly steady_costs?: readonly number[];
  /** Distribution of the balances; runs that were read before it was stored have only their means. */
  readonly spreads?: Readonly<Partial<Record<BalanceKey, readonly number[]>>>;
};

/**
 * A run. What was recorded never changes; edits are a list beside it; what is derived follows from both, from the
 * runner as they were on that day, and from the version of the science, which all are named.
 */
export const activity = pgTable(
  "activity",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    // Recorded.
    upload_id: text("upload_id")
      .notNull()
      .references(() => upload.id),
    /** Which run of its file: a multisport file holds several. */
    part: integer("part").notNull(),
    /** The grid as it was recorded, below this key in the object store. */
    series_key: text("series_key").notNull(),
    recorded_start: instant("recorded_start").notNull(),
    /** Seconds on the recorded grid. */
    recorded_seconds: integer("recorded_seconds").notNull(),
    /** The middle value of the seconds between records. */
    record_interval: integer("record_interval").notNull().default(1),
    laps: jsonb("laps").$type<readonly RunLap[]>().notNull().default([]),
    /** What the device counted, and the runner as it knew them: shown beside what we derive, never mixed with it. */
    totals: jsonb("totals").$type<DeviceTotals>(),
    athlete: jsonb("athlete").$type<DeviceAthlete>(),
    /** East of UTC when the run began. */
    offset_seconds: integer("offset_seconds").notNull(),
    /** IANA, or an offset such as +05:45 where it was not that of the runner's home. */
    time_zone: text("time_zone").notNull(),
    /** Of running: generic, treadmill, trail … */
    sport: text("sport").notNull(),
    source: text("source").notNull(),
    device: jsonb("device").$type<Readonly<Partial<RecordingDevice>>>().notNull(),
    recorded_power_source: text("recorded_power_source"),
    recorded_power_family: text("recorded_power_family", {enum: POWER_FAMILIES}),
    has_barometer: boolean("has_barometer").notNull(),
    /** What distance was measured by; null without one, and for runs that were read by an older version. */
    distance_source: text("distance_source", {enum: DISTANCE_SOURCES}),
    problems: jsonb("problems").$type<readonly Problem[]>().notNull(),
    /** The run that went on at the same time, as of a watch beside a pod. This one counts nowhere until it is merged. */
    sibling_of: text("sibling_of").references((): AnyPgColumn => activity.id, {onDelete: "set null"}),
    // Entered by the runner.
    name: text("name").notNull(),
    type: text("type", {enum: RUN_TYPES}).notNull(),
    surface_type: text("surface_type", {enum: SURFACES}).notNull(),
    rpe: integer("rpe"),
    feel: integer("feel"),
    tags: text("tags").array().notNull().default(sql`'{}'`),
    apparel_id: text("apparel_id").references(() => apparel.id),
    edits: jsonb("edits").$type<readonly Edit[]>().notNull().default([]),
    // Derived.
    start_time: instant("start_time").notNull(),
    /** The day it was where the run began. */
    local_day: date("local_day", {mode: "string"}).notNull(),
    algo_version: integer("algo_version").notNull(),
    cp_used: doublePrecision("cp_used"),
    /** What pace was held against where critical power in force was not in the run's own watts. */
    pace_cp: doublePrecision("pace_cp"),
    weight_used: doublePrecision("weight_used"),
    /** 0 by the method `none` where there was nothing to compute it from. */
    stress: doublePrecision("stress").notNull(),
    stress_method: text("stress_method").notNull(),
    summary: jsonb("summary").$type<Summary>().notNull(),
    // Of the summary, what sums of many runs are made of: unpacking a summary for each takes most of such a query.
    distance: doublePrecision("distance").generatedAlwaysAs(sql`(summary ->> 'distance')::float8`),
    moving_time: doublePrecision("moving_time").generatedAlwaysAs(sql`(summary ->> 'moving_time')::float8`),
    averages: jsonb("averages").$type<Averages>().notNull().default({}),
    seconds_in_zones: integer("seconds_in_zones").array().notNull(),
    below_seconds: integer("below_seconds").notNull(),
    /** 1/min that its best efforts reached for 3 min: beside the runner's maximum it proves them maximal. */
    sustained_heart_rate: doublePrecision("sustained_heart_rate"),
    polyline: text("polyline"),
    is_excluded: boolean("is_excluded").notNull().default(false),
    /** Of the watts the run has with its edits: a merge brings those of a pod. */
    power_source: text("power_source"),
    power_family: text("power_family", {enum: POWER_FAMILIES}),
    computed_at: instant("computed_at").notNull(),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
    deleted_at: instant("deleted_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    uniqueIndex("activity_part").on(table.upload_id, table.part),
    index("activity_user_start").on(table.user_id, table.start_time),
    index("activity_user_day").on(table.user_id, table.local_day),
    index("activity_deleted").on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
    check("activity_rpe", sql`${table.rpe} between 1 and 10`),
    check("activity_feel", sql`${table.feel} between 1 and 5`),
    check("activity_zones", sql`cardinality(${table.seconds_in_zones}) = 5`),
  ],
);

/** Best efforts of a run on the common grid of durations, right-monotone: W as float32, starts as uint32, both packed. */
export const activity_curve = pgTable("activity_curve", {
  activity_id: text("activity_id")
    .primaryKey()
    .references(() => activity.id, {onDelete: "cascade"}),
  algo_version: integer("algo_version").notNull(),
  power: bytes("power").notNull(),
  start: bytes("start").notNull(),
});
