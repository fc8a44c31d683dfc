import type {Day} from "../numbers/days.ts";
import type {PowerFamily} from "../series/recording.ts";
import {detrainedCurve} from "./detraining.ts";
import {type ActivityCurve, type Envelope, envelopeOf} from "./envelope.ts";
import type {DayRange} from "./range.ts";

/** A run's stored curve with the properties that decide whether it counts. */
export interface CandidateCurve extends ActivityCurve {
  readonly family: PowerFamily;
  readonly isExcluded: boolean;
}

/**
 * A runner's curve over a range of days: the best of all runs of one family that are not excluded, each as it is
 * still worth today when `debtOf` is given.
 */
export function userCurve(
  candidates: readonly CandidateCurve[],
  {from, to}: DayRange,
  family: PowerFamily,
  debtOf?: (day: Day) => number,
): Envelope {
  const counting = candidates.filter(
    ({activity, family: own, isExcluded}) =>
      own === family && !isExcluded && activity.day >= from && activity.day <= to,
  );
  if (!debtOf) return envelopeOf(counting);
  return envelopeOf(counting.map((curve) => detrainedCurve(curve, debtOf(curve.activity.day))));
}
