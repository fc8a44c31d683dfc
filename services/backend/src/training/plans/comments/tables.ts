import {sql} from "drizzle-orm";
import {check, index, integer, pgTable, text} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {instant} from "../../../core/db/columns.ts";
import {activity} from "../../runs/activities/tables.ts";
import {planned_workout} from "../planned/tables.ts";

export const training_comment = pgTable(
  "training_comment",
  {
    id: text("id").primaryKey(),
    /** Whose run or workout it is. */
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    author_id: text("author_id").references(() => account.id, {onDelete: "set null"}),
    activity_id: text("activity_id").references(() => activity.id, {onDelete: "cascade"}),
    workout_id: text("workout_id").references(() => planned_workout.id, {onDelete: "cascade"}),
    /** Of the run, where it is about one. */
    second: integer("second"),
    text: text("text").notNull(),
    created_at: instant("created_at").notNull(),
    deleted_at: instant("deleted_at"),
  },
  (table) => [
    index("training_comment_activity").on(table.activity_id),
    index("training_comment_workout").on(table.workout_id),
    index("training_comment_user").on(table.user_id),
    index("training_comment_author").on(table.author_id),
    check("training_comment_about", sql`(${table.activity_id} is null) <> (${table.workout_id} is null)`),
  ],
);
