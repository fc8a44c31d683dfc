import {index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {FOOT_JOB_STATES, FOOT_SIDES} from "../../../contract/foot-values.ts";
import {UPLOAD_PRODUCTS} from "../../../contract/platforms.ts";
import {bytes, instant} from "../../../core/db/columns.ts";
import {activity} from "../activities/tables.ts";

/** Strides that pods sent at once. They lie in the object store as they came, below a key that follows from their digest. */
export const foot_recording = pgTable(
  "foot_recording",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    /** Null while its run is not there, and once that is gone for good. */
    activity_id: text("activity_id").references(() => activity.id, {onDelete: "set null"}),
    product: text("product", {enum: UPLOAD_PRODUCTS}).notNull(),
    sha256: text("sha256").notNull(),
    /** When its first stride and its last were made. */
    first_at: instant("first_at").notNull(),
    last_at: instant("last_at").notNull(),
    /** How many strides, or means of some, it holds. */
    strides: integer("strides").notNull(),
    received_at: instant("received_at").notNull(),
  },
  (table) => [
    uniqueIndex("foot_recording_content").on(table.user_id, table.sha256),
    index("foot_recording_activity").on(table.activity_id),
  ],
);

/** The minutes of a recording and a side, each the mean of its strides: whole millimetres, packed. */
export const foot_path = pgTable(
  "foot_path",
  {
    recording_id: text("recording_id")
      .notNull()
      .references(() => foot_recording.id, {onDelete: "cascade"}),
    side: text("side", {enum: FOOT_SIDES}).notNull(),
    minutes: bytes("minutes").notNull(),
    algo_version: integer("algo_version").notNull(),
    computed_at: instant("computed_at").notNull(),
  },
  (table) => [primaryKey({columns: [table.recording_id, table.side]})],
);

export interface FootFailure {
  readonly id: string;
  readonly code: "strides_missing" | "failed";
}

export const foot_job = pgTable(
  "foot_job",
  {
    id: text("id").primaryKey(),
    requested_by: text("requested_by").notNull(),
    /** Null: of all users. */
    user_ids: text("user_ids").array(),
    from_day: text("from_day").notNull(),
    to_day: text("to_day").notNull(),
    state: text("state", {enum: FOOT_JOB_STATES}).notNull(),
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    failures: jsonb("failures").$type<readonly FootFailure[]>().notNull().default([]),
    failed: integer("failed").notNull().default(0),
    /** The last recording that was looked at: where the next try goes on. */
    last_id: text("last_id"),
    created_at: instant("created_at").notNull(),
    started_at: instant("started_at"),
    finished_at: instant("finished_at"),
  },
  (table) => [index("foot_job_finished").on(table.finished_at)],
);
