import {TRAINING_DEFAULTS} from "../defaults.ts";

/**
 * Durations in seconds for which bests are kept: dense where curves bend, thin where they are flat (the spacing idea
 * of GoldenCheetah's file cache). All curves share it, so a shorter run's durations are a prefix of a longer one's.
 *
 * @param longest seconds; the grid ends at or before it
 */
export function durationGrid(longest: number): number[] {
  const durations: number[] = [];
  let duration = 0;
  for (const {until, step} of TRAINING_DEFAULTS.meanMax.gridSteps) {
    for (; duration + step <= Math.min(until, longest); duration += step) durations.push(duration + step);
  }
  return durations;
}

const TWO_DAYS = 172_800;

/** The grid of the longest accepted run, two days. Stored curves are prefixes of it. */
export const COMMON_GRID: readonly number[] = Object.freeze(durationGrid(TWO_DAYS));
