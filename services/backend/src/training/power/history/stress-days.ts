import type {StressDays} from "@gradus/training/curve/detraining";
import {daysBetween} from "@gradus/training/numbers/days";
import type {StressDay} from "./run-history.ts";

/**
 * Stress of every day from the first run to `last`, rest days as 0. What was run later than that day counts as the last
 * one's: who flies west has runs of tomorrow. Null without runs.
 */
export function stressUntil(days: readonly StressDay[], last: string): StressDays | null {
  const [earliest] = days;
  if (!earliest) return null;
  const first = earliest.day < last ? earliest.day : last;
  const stress = new Float64Array(daysBetween(first, last) + 1);
  for (const {day, stress: points} of days) {
    const index = Math.min(stress.length - 1, daysBetween(first, day));
    stress[index] = (stress[index] ?? 0) + points;
  }
  return {first, stress};
}

export function cutAfter({first, stress}: StressDays, last: string): StressDays {
  const length = Math.max(0, daysBetween(first, last) + 1);
  return {first, stress: Array.prototype.slice.call(stress, 0, length)};
}
