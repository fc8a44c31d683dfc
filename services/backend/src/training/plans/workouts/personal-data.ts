import {asc, eq, getTableColumns} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {planned_workout} from "../planned/tables.ts";

const {
  user_id: _owner,
  author_id: _author,
  profile: _drawn,
  ...OF_WORKOUT
} = getTableColumns(planned_workout);

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
    // What a coach planned for other athletes belongs to those, and has no author from then on.
    erase: async (tx, {id}) => {
      await tx.update(planned_workout).set({author_id: null}).where(eq(planned_workout.author_id, id));
      await tx.delete(planned_workout).where(eq(planned_workout.user_id, id));
    },
  },
];
