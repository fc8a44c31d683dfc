import type {PlannedWorkout, PlannedWorkoutDetail} from "../../../contract/workouts.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {seesPlan, seesRunner, type Viewer} from "../../runs/activities/to-activity.ts";
import {localizeWorkout} from "../library/localize-workout.ts";
import type {planned_workout} from "../planned/tables.ts";

export type WorkoutRow = typeof planned_workout.$inferSelect;
/** Of a row, what lists show. */
type ListedRow = Omit<WorkoutRow, "blocks">;

export interface WorkoutContext {
  readonly viewer: Viewer;
  readonly page: PageLocale;
  /** The run that is paired with it, unless that is deleted. */
  readonly pair: {readonly activity_id: string; readonly paired_by: "auto" | "manual"} | null;
  /** Who wrote it, where that was not its runner. */
  readonly author: {readonly id: string; readonly name: string} | null;
  /** How many there are, deleted ones left out. */
  readonly comments: number;
}

/** Listed, not spread: a new column must not leave by accident. Below `plan`, titles, days and totals alone. */
export function toPlannedWorkout(stored: ListedRow, context: WorkoutContext): PlannedWorkout {
  const row = localizeWorkout(stored, context.page);
  const shown = {...head(row), planned: amounts(row, context.viewer)};
  if (!seesPlan(context.viewer)) return shown;
  return {
    ...shown,
    desc: row.desc,
    objective: row.objective,
    tags: [...row.tags],
    source_id: row.source_id,
    profile: row.profile.map(({seconds, from, to, intensity_class}) => ({
      seconds,
      from,
      to,
      intensity_class,
    })),
    skipped: skipped(row, context.viewer),
    activity_id: context.pair?.activity_id ?? null,
    paired_by: context.pair?.paired_by ?? null,
    author: context.author,
    comments: context.comments,
  };
}

/** For viewers who may read plans. */
export function toPlannedWorkoutDetail(row: WorkoutRow, context: WorkoutContext): PlannedWorkoutDetail {
  const blocks = row.blocks.map((block) => ({
    ...block,
    segments: block.segments.map((segment) => ({...segment})),
  }));
  return {...toPlannedWorkout(row, context), blocks};
}

function head(row: ListedRow) {
  return {
    id: row.id,
    user_id: row.user_id,
    title: row.title,
    type: row.type,
    desc: "",
    surface: row.surface,
    objective: "",
    tags: [],
    source: row.source,
    source_id: null,
    plan_id: row.plan_id,
    day: row.day,
    time: row.time,
    start_time: row.start_time?.toISOString() ?? null,
    profile: [],
    skipped: null,
    activity_id: null,
    paired_by: null,
    author: null,
    comments: 0,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    deleted: row.deleted_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** Watts beside shares of critical power reveal critical power, which not every viewer may see. */
function amounts({planned}: ListedRow, viewer: Viewer): PlannedWorkout["planned"] {
  if (planned === null) return null;
  const {duration, distance, stress} = planned;
  const totals = {duration, distance, stress};
  if (!seesPlan(viewer))
    return {...totals, average_power: null, seconds_in_zones: [0, 0, 0, 0, 0], below_seconds: 0};
  return {
    ...totals,
    average_power: seesRunner(viewer) ? planned.average_power : null,
    seconds_in_zones: [...planned.seconds_in_zones],
    below_seconds: planned.below_seconds,
  };
}

/** Only viewers who may see the athlete's condition learn of an illness. */
function skipped({skipped: reason}: ListedRow, viewer: Viewer): PlannedWorkout["skipped"] {
  return reason === null || seesRunner(viewer) ? reason : "other";
}
