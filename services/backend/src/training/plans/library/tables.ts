import {index, integer, pgTable, text} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {instant} from "../../../core/db/columns.ts";
import {workoutHead} from "../planned/tables.ts";

export const workout_collection = pgTable(
  "workout_collection",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    name: text("name").notNull(),
    position: integer("position").notNull(),
    created_at: instant("created_at").notNull(),
  },
  (table) => [index("workout_collection_user").on(table.user_id)],
);

export const workout_template = pgTable(
  "workout_template",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    collection_id: text("collection_id").references(() => workout_collection.id, {onDelete: "set null"}),
    position: integer("position").notNull(),
    ...workoutHead,
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [index("workout_template_user").on(table.user_id)],
);
