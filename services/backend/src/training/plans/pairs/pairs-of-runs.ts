import {and, eq, inArray, isNull} from "drizzle-orm";
import {type PairsOfRuns, type RunPairs, UNPAIRED} from "../../runs/activities/run-pairs.ts";
import {calendar_event, planned_workout} from "../planned/tables.ts";
import {activity_pair} from "./tables.ts";

export const pairsOfRuns: PairsOfRuns = async (db, ids) => {
  if (ids.length === 0) return () => UNPAIRED;
  const isTarget = (table: typeof planned_workout | typeof calendar_event) =>
    and(
      eq(table.id, activity_pair.target_id),
      eq(table.user_id, activity_pair.user_id),
      isNull(table.deleted_at),
    );
  const rows = await db
    .select({
      run: activity_pair.activity_id,
      workout_id: planned_workout.id,
      event_id: calendar_event.id,
    })
    .from(activity_pair)
    .leftJoin(planned_workout, and(eq(activity_pair.kind, "workout"), isTarget(planned_workout)))
    .leftJoin(calendar_event, and(eq(activity_pair.kind, "event"), isTarget(calendar_event)))
    .where(inArray(activity_pair.activity_id, [...ids]));
  const pairs = new Map<string, RunPairs>();
  for (const {run, workout_id, event_id} of rows) {
    const known = pairs.get(run) ?? UNPAIRED;
    pairs.set(run, {
      workout_id: workout_id ?? known.workout_id,
      event_id: event_id ?? known.event_id,
    });
  }
  return (id) => pairs.get(id) ?? UNPAIRED;
};
