import {eq} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {race_course} from "./tables.ts";

const OF_COURSE = {
  id: race_course.id,
  name: race_course.name,
  distance: race_course.distance,
  gain: race_course.gain,
  loss: race_course.loss,
  bbox: race_course.bbox,
  polyline: race_course.polyline,
  created_at: race_course.created_at,
};

export const RACE_DATA: readonly PersonalTable[] = [
  {
    table: race_course,
    export: {
      file: "activities.json",
      read: (db, {id}) =>
        db
          .select(OF_COURSE)
          .from(race_course)
          .where(eq(race_course.user_id, id))
          .orderBy(race_course.created_at),
    },
    erase: (tx, {id}) => tx.delete(race_course).where(eq(race_course.user_id, id)),
  },
];
