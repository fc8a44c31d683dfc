import type {CurveActivity} from "@gradus/training/curve/envelope";
import {date, doublePrecision, integer, jsonb, pgTable, primaryKey, text} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {POWER_FAMILIES} from "../../../contract/activity-values.ts";
import {bytes, instant} from "../../../core/db/columns.ts";

export const training_state = pgTable("training_state", {
  user_id: text("user_id")
    .primaryKey()
    .references(() => account.id),
  /** From this local day on something changed that has not been derived yet. */
  stale_from: date("stale_from", {mode: "string"}),
  /** Automatic critical power may be read anew from this day on, though those days are over. */
  open_from: date("open_from", {mode: "string"}),
  /** Grows with every change of a run, so that answers can be named by it. */
  version: integer("version").notNull().default(1),
  derived_at: instant("derived_at"),
});

/**
 * The best of a month's runs, so that ten years are read as 120 rows: computed at the first request, and deleted with
 * the first change of a run of that month or an earlier one. A month without runs has a row too.
 */
export const curve_month = pgTable(
  "curve_month",
  {
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    family: text("family", {enum: POWER_FAMILIES}).notNull(),
    /** yyyy-MM of local days. */
    month: text("month").notNull(),
    algo_version: integer("algo_version").notNull(),
    runs: integer("runs").notNull(),
    /** What a typical runner needs for the best of these runs; null without an effort of 3 min. */
    best_index: doublePrecision("best_index"),
    /** As those of a run; beside each point the place of its run in `activities`. */
    power: bytes("power").notNull(),
    start: bytes("start").notNull(),
    winner: bytes("winner").notNull(),
    activities: jsonb("activities").$type<readonly CurveActivity[]>().notNull(),
  },
  (table) => [primaryKey({columns: [table.user_id, table.family, table.month]})],
);
