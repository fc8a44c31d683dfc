import {date, index, integer, pgTable, text, uniqueIndex} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {RECALCULATION_STATES} from "../../../contract/edit-values.ts";
import {instant} from "../../../core/db/columns.ts";

export const recalculation = pgTable(
  "recalculation",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    from_day: date("from_day", {mode: "string"}).notNull(),
    to_day: date("to_day", {mode: "string"}).notNull(),
    algo_version: integer("algo_version").notNull(),
    /** A digest of what was known of the runner: with another history it is another question. */
    history_key: text("history_key").notNull(),
    state: text("state", {enum: RECALCULATION_STATES}).notNull(),
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    /** The last run that was looked at: where the next try goes on. */
    last_start: instant("last_start"),
    last_id: text("last_id"),
    created_at: instant("created_at").notNull(),
    finished_at: instant("finished_at"),
  },
  (table) => [
    uniqueIndex("recalculation_question").on(
      table.user_id,
      table.from_day,
      table.to_day,
      table.algo_version,
      table.history_key,
    ),
    index("recalculation_finished").on(table.finished_at),
  ],
);
