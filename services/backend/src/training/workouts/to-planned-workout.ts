import type {Pair} from "../../contract/pairs.ts";
import type {PlannedWorkout, PlannedWorkoutDetail} from "../../contract/workouts.ts";
import type {planned_workout} from "../planned/tables.ts";

export type WorkoutRow = typeof planned_workout.$inferSelect;

/** What stands beside a workout in other tables. */
export interface WorkoutContext {
  /** The run it is paired with. */
  readonly pair: {readonly activity_id: string; readonly paired_by: Pair["paired_by"]} | null;
  /** Who wrote it, where that was not its runner. */
  readonly author: {readonly id: string; readonly name: string} | null;
  readonly comments: number;
}

/** Listed, not spread: a new column must not leave by accident. */
export function toPlannedWorkout(row: WorkoutRow, {pair, author, comments}: WorkoutContext): PlannedWorkout {
  return {
    id: row.id,
    user_id: row.user_id,
    title: row.title,
    type: row.type,
    desc: row.desc,
    surface: row.surface,
    objective: row.objective,
    tags: [...row.tags],
    source: row.source,
    source_id: row.source_id,
    plan_id: row.plan_id,
    day: row.day,
    time: row.time,
    start_time: row.start_time?.toISOString() ?? null,
    planned: row.planned && {...row.planned, seconds_in_zones: [...row.planned.seconds_in_zones]},
    profile: row.profile.map((step) => ({...step})),
    skipped: row.skipped,
    activity_id: pair?.activity_id ?? null,
    paired_by: pair?.paired_by ?? null,
    author,
    comments,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    deleted: row.deleted_at?.toISOString() ?? null,
    version: row.version,
  };
}

export function toPlannedWorkoutDetail(row: WorkoutRow, context: WorkoutContext): PlannedWorkoutDetail {
  const blocks = row.blocks.map((block) => ({
    ...block,
    segments: block.segments.map((segment) => ({...segment})),
  }));
  return {...toPlannedWorkout(row, context), blocks};
}
