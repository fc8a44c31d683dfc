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
 * Whether a run is unlike the runner: farther than usual from the median, and by at least a percent, for 60 % of the
 * seconds with a value. Says nothing about health.
 *
 * @param shares believable shares of the left foot; only slots of `moving` count
 */
export function isUnusual(
  shares: ArrayLike<number>,
  moving: ArrayLike<number>,
  baseline: BalanceBaseline,
): boolean {
  const limit = usualDistance(baseline);
  let [far, all] = [0, 0];
  for (let slot = 0; slot < shares.length; slot++) {
    const share = shares[slot] ?? Number.NaN;
    if (moving[slot] !== 1 || Number.isNaN(share)) continue;
    all++;
    if (Math.abs(share - baseline.median) > limit) far++;
  }
  return all > 0 && far >= rules.shareOfRun * all;
}
