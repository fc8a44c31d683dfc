import {TRAINING_DEFAULTS} from "../defaults.ts";
import {type Day, daysBetween} from "../numbers/days.ts";
import {median} from "../numbers/statistics.ts";

const {baselineDays, baselineRuns, deviation: rules} = TRAINING_DEFAULTS.feet;

/** What is usual for a runner: middle of the left foot's share, and how far runs lie from it. */
export interface BalanceBaseline {
  readonly median: number;
  /** Median absolute deviation. */
  readonly mad: number;
  readonly runs: number;
}

/**
 * The baseline of the last 30 days' runs with two pods; null with fewer than five. Runs with one pod have no average
 * and never count.
 */
export function balanceBaseline(
  runs: readonly {readonly day: Day; readonly average: number | null}[],
  today: Day,
): BalanceBaseline | null {
  const recent = runs.flatMap(({day, average}) => {
    const age = daysBetween(day, today);
    return average !== null && age >= 0 && age < baselineDays ? [average] : [];
  });
  const middle = median(recent);
  if (middle === null || recent.length < baselineRuns) return null;
  const mad = median(recent.map((average) => Math.abs(average - middle))) ?? 0;
  return {median: middle, mad, runs: recent.length};
}

/** How far from the median a run may lie and still be usual, in percent of the left foot's share. */
export const usualDistance = ({mad}: Pick<BalanceBaseline, "mad">): number =>
  Math.max(rules.least, rules.madFactor * rules.madToSigma * mad);

/**
 * Whether a run is unusual for the athlete: farther than usual from the median, and by at least a percent, for 60 % of
 * the seconds with a value. This is no statement about health.
 *
 * @param spread shares of the left foot, each for an equal number of seconds, as `spreadOf` returns them
 */
export function isUnusual(spread: readonly number[], baseline: BalanceBaseline): boolean {
  const limit = usualDistance(baseline);
  const outliers = spread.filter((share) => Math.abs(share - baseline.median) > limit);
  return spread.length > 0 && outliers.length >= rules.shareOfRun * spread.length;
}

/** A run as the rule sees it. */
export interface BalanceRun {
  readonly id: string;
  readonly day: Day;
  /** Null with one pod, or none. */
  readonly average: number | null;
  /** Null for a run whose seconds were not summed up: its mean represents all of them. */
  readonly spread: readonly number[] | null;
}

export interface BalanceJudgement {
  /** What was usual by the day of the run, of the others; null with too few. */
  readonly baseline: BalanceBaseline | null;
  readonly isUnusual: boolean;
}

/** Holds a run against the others up to its day. It is no part of what it is held against. */
export function judgeBalance(run: BalanceRun, runs: readonly BalanceRun[]): BalanceJudgement {
  const baseline = balanceBaseline(
    runs.filter(({id}) => id !== run.id),
    run.day,
  );
  const spread = run.spread ?? (run.average === null ? [] : [run.average]);
  return {baseline, isUnusual: baseline !== null && isUnusual(spread, baseline)};
}
