import {TRAINING_DEFAULTS} from "../defaults.ts";
import {exponentialAverage} from "../load/exponential-average.ts";
import {COMMON_GRID} from "../mean-max/duration-grid.ts";
import {type Day, daysBetween} from "../numbers/days.ts";
import type {ActivityCurve} from "./envelope.ts";

const {detraining, load} = TRAINING_DEFAULTS;

/** Stress of each day, from `first` to today without gaps. */
export interface StressDays {
  readonly first: Day;
  readonly stress: ArrayLike<number>;
}

/**
 * Returns a function that estimates, for a day, how many days' worth of training are missing since then: the sum over
 * the days after it of max(0, 1 − L14/Lref), where L14 is the 14-day average and Lref the fitness on that day, at
 * least 15. Our assumption, anchored on Coyle et al. 1984 and Mujika & Padilla 2000. 0 for today and later; a day
 * before the first counts as the first.
 */
export function detrainingDebt({first, stress}: StressDays): (effortDay: Day) => number {
  const recent = exponentialAverage(stress, detraining.loadDays);
  const fitness = exponentialAverage(stress, load.fitnessDays);
  const known = new Map<Day, number>();
  const sum = (day: Day) => {
    const from = Math.max(0, daysBetween(first, day));
    const reference = Math.max(detraining.lowestReference, fitness[from] ?? 0);
    let debt = 0;
    for (let later = from + 1; later < recent.length; later++)
      debt += Math.max(0, 1 - (recent[later] ?? 0) / reference);
    return debt;
  };
  return (day) => {
    const debt = known.get(day) ?? sum(day);
    known.set(day, debt);
    return debt;
  };
}

/** Debt after full rest or reduced training that began from a steady load: `share` of it goes on. */
export function steadyDebt(days: number, share = 0): number {
  let debt = 0;
  for (let day = 1; day <= days; day++) debt += (1 - share) * -Math.expm1(-day / detraining.loadDays);
  return debt;
}

const lossAt = (seconds: number) => detraining.losses.find(({until}) => seconds <= until)?.loss ?? 0;

/** Share of a possible loss that a debt brings; 0 up to 10 days. */
export const fadeOf = (debt: number) =>
  -Math.expm1(-Math.max(0, debt - detraining.freeDebt) / detraining.debtScale);

/** W that an old best is still worth; the same W up to a debt of 10 days. */
export const detrainedPower = (power: number, debt: number, seconds: number): number =>
  power * (1 - lossAt(seconds) * fadeOf(debt));

/** The largest share that an effort of each duration of the common grid may lose. */
export const GRID_LOSSES = Float64Array.from(COMMON_GRID, lossAt);

/**
 * A run's curve as it is still worth today. Applied to each run before the envelope: an older winner can lose to a
 * younger second. It stays right-monotone, since longer efforts lose more.
 */
export function detrainedCurve(curve: ActivityCurve, debt: number): ActivityCurve {
  if (debt <= detraining.freeDebt) return curve;
  const fade = fadeOf(debt);
  const power = new Float64Array(curve.power.length);
  for (let point = 0; point < power.length; point++)
    power[point] = (curve.power[point] ?? 0) * (1 - (GRID_LOSSES[point] ?? 0) * fade);
  return {...curve, power};
}
