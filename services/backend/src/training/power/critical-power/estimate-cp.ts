import {type AutomaticCp, type AutomaticInput, automaticCp, powerIndex} from "@gradus/training/cp/automatic";
import {isMaximalEffort} from "@gradus/training/cp/confidence";
import {detrainingDebt, type StressDays} from "@gradus/training/curve/detraining";
import type {Envelope} from "@gradus/training/curve/envelope";
import {rangeEfforts} from "@gradus/training/curve/range-efforts";
import {type CandidateCurve, userCurve} from "@gradus/training/curve/user-curve";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {COMMON_GRID} from "@gradus/training/mean-max/duration-grid";
import {addDays} from "@gradus/training/numbers/days";
import type {PowerFamily} from "../../../contract/activity-values.ts";
import type {Days, PoweredRun} from "../history/run-history.ts";
import {cutAfter} from "../history/stress-days.ts";

const {grid} = TRAINING_DEFAULTS.automaticCp;

/** The longest duration, in seconds, that automatic critical power uses. */
export const LONGEST_EFFORT_S = Math.max(...grid);

const YEAR_DAYS = 365;

/** The days whose runs an estimate for a range looks at: the range, and the year that its best is compared with. */
export function daysToRead({from, to}: Days): Days {
  const yearAgo = addDays(to, 1 - YEAR_DAYS);
  return {from: from < yearAgo ? from : yearAgo, to};
}

const POINTS = grid.map((seconds) => [seconds, COMMON_GRID.indexOf(seconds)] as const);

/** Critical power in W of a typical runner who holds the best of a run; null for a run without an effort of 3 min. */
export function runIndex({power}: Pick<CandidateCurve, "power">): number | null {
  const efforts = POINTS.flatMap(([seconds, point]) => {
    const watts = power[point];
    return watts === undefined ? [] : [{seconds, power: watts}];
  });
  return powerIndex(efforts);
}

export interface EstimateFrom {
  /** Runs of `daysToRead`; others do no harm. */
  readonly curves: readonly CandidateCurve[];
  readonly runs: readonly PoweredRun[];
  readonly family: PowerFamily;
  readonly days: Days;
  /** The runner's, in 1/min; null is unknown. */
  readonly maximumHeartRate: number | null;
  /** Null leaves efforts as they were. */
  readonly stress: StressDays | null;
  /** Of each curve by its run, where they are known already. */
  readonly indices?: ReadonlyMap<string, number | null>;
}

export interface Estimate {
  readonly envelope: Envelope;
  readonly input: AutomaticInput;
  readonly automatic: AutomaticCp;
  /** Days' worth of training that are missing since a day; 0 where detraining is off. */
  readonly debtOf: (day: string) => number;
}

/**
 * The best efforts of a range of days and their estimate of critical power, as known in the evening of the last day.
 */
export function estimateCp({
  curves,
  runs,
  family,
  days,
  stress,
  indices,
  maximumHeartRate,
}: EstimateFrom): Estimate {
  const debtOf = stress ? detrainingDebt(cutAfter(stress, days.to)) : undefined;
  const envelope = userCurve(curves, days, family, debtOf);
  const isInRange = (day: string) => day >= days.from && day <= days.to;
  const before = daysBeforeRange(days);
  const earlier = curves.flatMap((curve) => {
    const {id, day} = curve.activity;
    if (curve.family !== family || day < before.from || day > before.to) return [];
    return (indices ? indices.get(id) : runIndex(curve)) ?? [];
  });
  return estimateOf({
    envelope,
    activities: curves.filter((curve) => curve.family === family && isInRange(curve.activity.day)).length,
    earlierIndices: earlier,
    runs,
    maximumHeartRate,
    today: days.to,
    debtOf: debtOf ?? (() => 0),
  });
}

/** The days of `daysToRead` before the range itself; they end before they begin where it is a year or longer. */
export const daysBeforeRange = ({from, to}: Days): Days => ({
  from: addDays(to, 1 - YEAR_DAYS),
  to: addDays(from, -1),
});

export interface Bests {
  readonly envelope: Envelope;
  /** Runs of the range. */
  readonly activities: number;
  /** Of runs of the year before, or the best of several of them. */
  readonly earlierIndices: readonly number[];
  /** Those of the envelope at least. */
  readonly runs: readonly Pick<PoweredRun, "id" | "type" | "sustained_heart_rate">[];
  readonly maximumHeartRate: number | null;
  readonly today: string;
  readonly debtOf: (day: string) => number;
}

export function estimateOf(bests: Bests): Estimate {
  const {envelope, activities, earlierIndices, runs, maximumHeartRate, today, debtOf} = bests;
  const input: AutomaticInput = {
    efforts: rangeEfforts(envelope),
    activities,
    maximal: {
      activityIds: new Set(runs.filter((run) => isKnownMaximal(run, maximumHeartRate)).map(({id}) => id)),
      earlierIndex: earlierIndices.length === 0 ? null : Math.max(...earlierIndices),
    },
    today,
  };
  return {envelope, input, automatic: automaticCp(input), debtOf};
}

function isKnownMaximal(
  {type, sustained_heart_rate: sustained}: Bests["runs"][number],
  maximumHeartRate: number | null,
) {
  if (type === "race" || type === "test") return true;
  return sustained !== null && maximumHeartRate !== null && isMaximalEffort(sustained, maximumHeartRate);
}
