import {asc, eq, getTableColumns} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {workout_collection, workout_template} from "./tables.ts";

const {user_id: _whose, ...OF_TEMPLATE} = getTableColumns(workout_template);

export const LIBRARY_DATA: readonly PersonalTable[] = [
  {
    table: workout_template,
    export: {
      file: "calendar.json",
      read: (db, {id}) =>
        db
          .select(OF_TEMPLATE)
          .from(workout_template)
          .where(eq(workout_template.user_id, id))
          .orderBy(asc(workout_template.created_at)),
    },
    erase: (tx, {id}) => tx.delete(workout_template).where(eq(workout_template.user_id, id)),
  },
  {
    table: workout_collection,
    export: {
      file: "calendar.json",
      read: (db, {id}) =>
        db
          .select({id: workout_collection.id, name: workout_collection.name})
          .from(workout_collection)
          .where(eq(workout_collection.user_id, id))
          .orderBy(asc(workout_collection.position)),
    },
    erase: (tx, {id}) => tx.delete(workout_collection).where(eq(workout_collection.user_id, id)),
  },
];
