import {sql} from "drizzle-orm";
import {check, date, doublePrecision, index, pgTable, text, uniqueIndex} from "drizzle-orm/pg-core";
import {account} from "../../accounts/account/tables.ts";
import {CP_SOURCES} from "../../contract/activity-values.ts";
import {instant} from "../../core/db/columns.ts";
import {activity} from "../activities/tables.ts";

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
    activity_id: text("activity_id").references(() => activity.id, {onDelete: "set null"}),
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
