import {TRAINING_DEFAULTS} from "../defaults.ts";
import {type DailyLoad, dailyLoad, type LoadStart} from "./daily-load.ts";

export interface ProjectionInput {
  /** Stress of each completed day, from the first day on. */
  readonly actual: readonly number[];
  /** Planned stress of the same days; a missed workout counts nothing. */
  readonly planned: readonly number[];
  /** Planned stress from today on. */
  readonly ahead: readonly number[];
  /** Stress already done today; it counts where it exceeds what was planned. */
  readonly today?: number;
  readonly start?: LoadStart;
}

/**
 * What was done, what was planned from the first day on, and what is to be expected: done so far, planned from here.
 */
export interface Projection {
  readonly actual: DailyLoad;
  readonly planned: DailyLoad;
  readonly expected: DailyLoad;
}

/** Carries the daily averages into the planned future, with the same recursion. */
export function projectLoad({actual, planned, ahead, today = 0, start}: ProjectionInput): Projection {
  const future = ahead.map((stress, day) => (day === 0 ? Math.max(stress, today) : stress));
  return {
    actual: dailyLoad(actual, start),
    planned: dailyLoad([...actual.map((_, day) => planned[day] ?? 0), ...ahead], start),
    expected: dailyLoad([...actual, ...future], start),
  };
}

/** Planned stress lengthened by days of rest to the horizon of 90 days; a longer plan stays as it is. */
export const toHorizon = (ahead: readonly number[]): number[] => [
  ...ahead,
  ...new Array<number>(Math.max(0, TRAINING_DEFAULTS.load.projectionDays - ahead.length)).fill(0),
];
