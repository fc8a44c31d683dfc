import {TRAINING_DEFAULTS} from "../defaults.ts";
import {deviation} from "../numbers/statistics.ts";

const {monotonyCap, monotonyDays, acuteDays, chronicDays} = TRAINING_DEFAULTS.load;

export interface Week {
  readonly stress: number;
  /** Mean over standard deviation of the days; 10 when they are all alike. */
  readonly monotony: number;
  /** Stress times monotony. */
  readonly strain: number;
}

/**
 * Monotony and strain (Foster 1998) of the last seven days' stress; null with fewer days. A week of rest has neither.
 */
export function weekOf(stress: ArrayLike<number>): Week | null {
  const days = Array.from(stress).slice(-monotonyDays);
  if (days.length < monotonyDays) return null;
  const sum = days.reduce((total, day) => total + day, 0);
  const spread = deviation(days) ?? 0;
  const monotony =
    sum === 0 ? 0 : spread === 0 ? monotonyCap : Math.min(monotonyCap, sum / monotonyDays / spread);
  return {stress: sum, monotony, strain: sum * monotony};
}

/** Mean stress of the last 7 days over that of the last 28; null without any. A number, not a risk of injury. */
export function acuteChronicRatio(stress: ArrayLike<number>): number | null {
  const mean = (days: number) =>
    Array.from(stress)
      .slice(-days)
      .reduce((sum, day) => sum + day, 0) / days;
  return mean(chronicDays) === 0 ? null : mean(acuteDays) / mean(chronicDays);
}
