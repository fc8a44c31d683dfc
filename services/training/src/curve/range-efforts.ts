import type {RangeEffort} from "../cp/effort.ts";
import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Envelope} from "./envelope.ts";

const AUTOMATIC_GRID: ReadonlySet<number> = new Set(TRAINING_DEFAULTS.automaticCp.grid);

/** The bests of a curve that automatic critical power is read from, with the runs that hold them. */
export function rangeEfforts({durations, power, winner, activities}: Envelope): RangeEffort[] {
  return durations.flatMap((seconds, point) => {
    const run = activities[winner[point] ?? 0];
    if (!run || !AUTOMATIC_GRID.has(seconds)) return [];
    return [{seconds, power: power[point] ?? 0, activityId: run.id, day: run.day}];
  });
}
