import {asc, eq, or} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {training_comment} from "./tables.ts";

const OF_COMMENT = {
  id: training_comment.id,
  activity_id: training_comment.activity_id,
  workout_id: training_comment.workout_id,
  second: training_comment.second,
  text: training_comment.text,
  created_at: training_comment.created_at,
  deleted_at: training_comment.deleted_at,
};

/** Before the runs and workouts they are about. */
export const COMMENT_DATA: readonly PersonalTable[] = [
  {
    table: training_comment,
    export: {
      file: "calendar.json",
      // What others wrote is theirs.
      read: (db, {id}) =>
        db
          .select(OF_COMMENT)
          .from(training_comment)
          .where(eq(training_comment.author_id, id))
          .orderBy(asc(training_comment.created_at)),
    },
    erase: (tx, {id}) =>
      tx
        .delete(training_comment)
        .where(or(eq(training_comment.user_id, id), eq(training_comment.author_id, id))),
  },
];
