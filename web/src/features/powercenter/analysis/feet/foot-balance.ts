import type {Activity} from "@gradus/backend/contract/activities";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import type {BalanceKey} from "@gradus/training/feet/balance";
import {balanceBaseline, usualDistance} from "@gradus/training/feet/baseline";
import {addDays} from "@gradus/training/numbers/days";
import {balanceOf, judgeRun} from "../../feet/judge-run";

/** What two pods compare, by the name it has in addresses. */
const FOOT_METRICS = {
  groundTime: "ground_time_balance",
  oscillation: "vertical_oscillation_balance",
  legSpring: "leg_spring_stiffness_balance",
  impact: "impact_loading_rate_balance",
} as const satisfies Readonly<Record<string, BalanceKey>>;
export type FootMetric = keyof typeof FOOT_METRICS;

export const FOOT_METRIC_NAMES: readonly FootMetric[] = ["groundTime", "oscillation", "legSpring", "impact"];

export const isFootMetric = (text: string | undefined): text is FootMetric =>
  text !== undefined && Object.hasOwn(FOOT_METRICS, text);

export interface BalanceRun {
  readonly run: Activity;
  /** Percent of the left foot. */
  readonly left: number;
  /** Most of it lay beyond what was usual on its day. */
  readonly isUnusual: boolean;
}

export interface FootBalance {
  /** Oldest first. */
  readonly runs: readonly BalanceRun[];
  readonly latest: BalanceRun | null;
  /** Between which percent of the left foot runs usually lie; null with too few. */
  readonly usual: UsualRange | null;
}

interface UsualRange {
  readonly from: number;
  readonly to: number;
  /** The days it was computed of, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The balance of runs with two pods, and what is usual for the runner as of a day. */
export function footBalance(activities: readonly Activity[], metric: FootMetric, today: string): FootBalance {
  const key = FOOT_METRICS[metric];
  const known = activities
    .filter((run) => run.deleted === null && !run.is_excluded)
    .flatMap((run) => {
      const left = run[`average_${key}`];
      return left === null ? [] : [{run, left}];
    })
    .sort((a, b) => a.run.timestamp - b.run.timestamp);
  const items = known.map(({run}) => run);
  const runs = known.map((each) => ({...each, isUnusual: judgeRun(items, each.run, key).isUnusual}));
  return {runs, latest: runs.at(-1) ?? null, usual: usualOn(items, key, today)};
}

function usualOn(items: readonly Activity[], key: BalanceKey, today: string): UsualRange | null {
  const baseline = balanceBaseline(
    items.map((run) => balanceOf(run, key)),
    today,
  );
  if (!baseline) return null;
  const limit = usualDistance(baseline);
  return {
    from: baseline.median - limit,
    to: baseline.median + limit,
    firstDay: addDays(today, 1 - TRAINING_DEFAULTS.feet.baselineDays),
    lastDay: today,
  };
}

/** The length of the trend in days, in addition to the baseline's own days. */
export const TREND_DAYS = 182;
export const trendFrom = (today: string): string => addDays(today, 1 - TREND_DAYS);

/** How far a scale has to go to hold all of it: in whole percent, and never so little that noise looks like much. */
export function reachOf({runs, usual}: FootBalance): number {
  const extremes = [...runs.map(({left}) => left), usual?.from ?? 50, usual?.to ?? 50];
  return Math.max(3, ...extremes.map((left) => Math.ceil(Math.abs(left - 50))));
}
