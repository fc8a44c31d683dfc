import type {Activity} from "@gradus/backend/contract/activities";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {type BalanceBaseline, balanceBaseline, usualDistance} from "@gradus/training/feet/baseline";
import {addDays} from "@gradus/training/numbers/days";

/** What two pods compare, and where a run keeps its mean: percent of the left foot. */
export const FOOT_METRICS = {
  groundTime: "average_ground_time_balance",
  oscillation: "average_vertical_oscillation_balance",
  legSpring: "average_leg_spring_stiffness_balance",
  impact: "average_impact_loading_rate_balance",
} as const satisfies Readonly<Record<string, keyof Activity>>;
export type FootMetric = keyof typeof FOOT_METRICS;

export const FOOT_METRIC_NAMES: readonly FootMetric[] = ["groundTime", "oscillation", "legSpring", "impact"];

export const isFootMetric = (text: string | undefined): text is FootMetric =>
  text !== undefined && Object.hasOwn(FOOT_METRICS, text);

export interface BalanceRun {
  readonly run: Activity;
  /** Percent of the left foot. */
  readonly left: number;
  /** Farther from the median than was usual on its day. */
  readonly isFar: boolean;
}

export interface FootBalance {
  /** Oldest first. */
  readonly runs: readonly BalanceRun[];
  readonly latest: BalanceRun | null;
  /** Between which percent of the left foot runs usually lie; null with too few. */
  readonly usual: {readonly from: number; readonly to: number} | null;
  readonly baseline: BalanceBaseline | null;
}

/** The balance of runs with two pods, and what is usual for the runner as of a day. */
export function footBalance(activities: readonly Activity[], metric: FootMetric, today: string): FootBalance {
  const key = FOOT_METRICS[metric];
  const known = activities
    .filter((run) => run.deleted === null && !run.is_excluded)
    .flatMap((run) => {
      const left = run[key];
      return left === null ? [] : [{run, left}];
    })
    .sort((a, b) => a.run.timestamp - b.run.timestamp);
  const baseline = baselineOn(known, today);
  const limit = baseline && usualDistance(baseline);
  const runs = known.map((each) => ({
    ...each,
    // A run is no part of what it is held against.
    isFar: isFar(
      each.left,
      baselineOn(
        known.filter((other) => other !== each),
        each.run.local_day,
      ),
    ),
  }));
  return {
    runs,
    latest: runs.at(-1) ?? null,
    baseline,
    usual: baseline && limit !== null ? {from: baseline.median - limit, to: baseline.median + limit} : null,
  };
}

type Known = Omit<BalanceRun, "isFar">;

/** What was usual on a day: shoes and surroundings change, and with them what is. */
function baselineOn(known: readonly Known[], day: string): BalanceBaseline | null {
  const first = addDays(day, 1 - TRAINING_DEFAULTS.feet.baselineDays);
  const recent = known.filter(({run}) => run.local_day >= first && run.local_day <= day);
  return balanceBaseline(
    recent.map(({run, left}) => ({day: run.local_day, average: left})),
    day,
  );
}

const isFar = (left: number, baseline: BalanceBaseline | null) =>
  baseline !== null && Math.abs(left - baseline.median) > usualDistance(baseline);

/** Days that are told of beside the baseline's own. */
export const TREND_DAYS = 182;
export const trendFrom = (today: string): string => addDays(today, 1 - TREND_DAYS);

/** How far a scale has to go to hold all of it: in whole percent, and never so little that noise looks like much. */
export function reachOf({runs, usual}: FootBalance): number {
  const far = [...runs.map(({left}) => left), usual?.from ?? 50, usual?.to ?? 50];
  return Math.max(3, ...far.map((left) => Math.ceil(Math.abs(left - 50))));
}
