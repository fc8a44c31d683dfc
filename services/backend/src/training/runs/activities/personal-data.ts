import {eq, inArray} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {deleteAll} from "../../../core/storage/object-store.ts";
import {seriesOf} from "../original-files/object-keys.ts";
import {activity, activity_curve} from "./tables.ts";

/** Everything the runner entered and everything derived. The storage key of the series is internal and left out. */
const OF_RUN = {
  id: activity.id,
  upload_id: activity.upload_id,
  part: activity.part,
  name: activity.name,
  type: activity.type,
  surface_type: activity.surface_type,
  rpe: activity.rpe,
  feel: activity.feel,
  tags: activity.tags,
  apparel_id: activity.apparel_id,
  edits: activity.edits,
  start_time: activity.start_time,
  local_day: activity.local_day,
  time_zone: activity.time_zone,
  offset_seconds: activity.offset_seconds,
  source: activity.source,
  device: activity.device,
  power_source: activity.power_source,
  athlete: activity.athlete,
  laps: activity.laps,
  summary: activity.summary,
  averages: activity.averages,
  stress: activity.stress,
  stress_method: activity.stress_method,
  seconds_in_zones: activity.seconds_in_zones,
  below_seconds: activity.below_seconds,
  cp_used: activity.cp_used,
  pace_cp: activity.pace_cp,
  weight_used: activity.weight_used,
  sustained_heart_rate: activity.sustained_heart_rate,
  algo_version: activity.algo_version,
  polyline: activity.polyline,
  is_excluded: activity.is_excluded,
  created_at: activity.created_at,
  deleted_at: activity.deleted_at,
};

const runsOf = (db: Db, user_id: string) =>
  db.select({id: activity.id}).from(activity).where(eq(activity.user_id, user_id));

export const ACTIVITY_DATA: readonly PersonalTable[] = [
  {
    table: activity_curve,
    export: {none: "It follows from the files, which are in the copy"},
    erase: (tx, {id}) => tx.delete(activity_curve).where(inArray(activity_curve.activity_id, runsOf(tx, id))),
  },
  {
    table: activity,
    export: {
      file: "activities.json",
      read: (db, {id}) =>
        db.select(OF_RUN).from(activity).where(eq(activity.user_id, id)).orderBy(activity.start_time),
    },
    erase: async (tx, {id, objects}) => {
      await tx.delete(activity).where(eq(activity.user_id, id));
      await deleteAll(objects, seriesOf(id));
    },
  },
];
