import {asc, eq, getTableColumns} from "drizzle-orm";
import type {PersonalTable} from "../../core/personal-data/personal-table.ts";
import {planned_workout, workout_collection, workout_template} from "./tables.ts";

const {
  user_id: _owner,
  author_id: _author,
  profile: _drawn,
  ...OF_WORKOUT
} = getTableColumns(planned_workout);
const {user_id: _whose, ...OF_TEMPLATE} = getTableColumns(workout_template);

export const WORKOUT_DATA: readonly PersonalTable[] = [
  {
    table: planned_workout,
    export: {
      file: "calendar.json",
      read: (db, {id}) =>
        db
          .select(OF_WORKOUT)
          .from(planned_workout)
          .where(eq(planned_workout.user_id, id))
          .orderBy(asc(planned_workout.day), asc(planned_workout.id)),
    },
    // What a coach planned for others is theirs, and names nobody from then on.
    erase: async (tx, {id}) => {
      await tx.update(planned_workout).set({author_id: null}).where(eq(planned_workout.author_id, id));
      await tx.delete(planned_workout).where(eq(planned_workout.user_id, id));
    },
  },
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
