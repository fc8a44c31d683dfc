import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Day} from "../numbers/days.ts";

/** A run as statistics see it; null is not measured. Seconds, metres, kilojoules, W. */
export interface CountedRun {
  /** Local day of the run. */
  readonly day: Day;
  readonly distance: number | null;
  readonly moving_time: number;
  readonly timer_time: number;
  readonly elapsed: number;
  readonly work_kj: number | null;
  readonly stress: number | null;
  readonly gain: number | null;
  readonly average_power: number | null;
  readonly seconds_in_zones: readonly number[] | null;
  /** Best W over 60, 300 and 1200 s, in that order. */
  readonly best: readonly (number | null)[];
  readonly shoe_id: string | null;
  readonly is_deleted: boolean;
  readonly is_excluded: boolean;
}

/** What some runs come to. Two totals add up to the total of all their runs. */
export interface Totals {
  readonly count: number;
  readonly distance: number;
  readonly moving_time: number;
  readonly elapsed: number;
  readonly work_kj: number;
  readonly stress: number;
  readonly gain: number;
  /** Seconds and joules of runs with power: what the mean is made of. */
  readonly power_time: number;
  readonly power_joules: number;
  readonly seconds_in_zones: readonly number[];
  readonly best: readonly (number | null)[];
  readonly longest: number;
}

export const NO_RUNS: Totals = Object.freeze({
  count: 0,
  distance: 0,
  moving_time: 0,
  elapsed: 0,
  work_kj: 0,
  stress: 0,
  gain: 0,
  power_time: 0,
  power_joules: 0,
  seconds_in_zones: Object.freeze([0, 0, 0, 0, 0]),
  best: Object.freeze(TRAINING_DEFAULTS.statistics.bestSeconds.map(() => null)),
  longest: 0,
});

/** Mean W weighted by time; null without power. */
export const meanPower = ({power_time: seconds, power_joules: joules}: Totals): number | null =>
  seconds === 0 ? null : joules / seconds;

const higher = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b));

export function addTotals(a: Totals, b: Totals): Totals {
  return {
    count: a.count + b.count,
    distance: a.distance + b.distance,
    moving_time: a.moving_time + b.moving_time,
    elapsed: a.elapsed + b.elapsed,
    work_kj: a.work_kj + b.work_kj,
    stress: a.stress + b.stress,
    gain: a.gain + b.gain,
    power_time: a.power_time + b.power_time,
    power_joules: a.power_joules + b.power_joules,
    seconds_in_zones: a.seconds_in_zones.map((seconds, zone) => seconds + (b.seconds_in_zones[zone] ?? 0)),
    best: a.best.map((watts, index) => higher(watts, b.best[index] ?? null)),
    longest: Math.max(a.longest, b.longest),
  };
}

function totalsOf(run: CountedRun): Totals {
  const hasPower = run.average_power !== null;
  return {
    count: 1,
    distance: run.distance ?? 0,
    moving_time: run.moving_time,
    elapsed: run.elapsed,
    work_kj: run.work_kj ?? 0,
    stress: run.stress ?? 0,
    gain: run.gain ?? 0,
    power_time: hasPower ? run.timer_time : 0,
    power_joules: (run.average_power ?? 0) * (hasPower ? run.timer_time : 0),
    seconds_in_zones: run.seconds_in_zones ?? NO_RUNS.seconds_in_zones,
    best: run.best,
    longest: run.distance ?? 0,
  };
}

const counts = (run: CountedRun, shoeId: string | null) =>
  !run.is_deleted && !run.is_excluded && (shoeId === null || run.shoe_id === shoeId);

/** Totals of runs, limited to one shoe if given. Deleted and excluded runs do not count. */
export const sumRuns = (runs: readonly CountedRun[], shoeId: string | null = null): Totals =>
  runs.filter((run) => counts(run, shoeId)).reduce((sum, run) => addTotals(sum, totalsOf(run)), NO_RUNS);

/** Totals of each local month (yyyy-MM) with a run, oldest first. */
export function sumByMonth(
  runs: readonly CountedRun[],
  shoeId: string | null = null,
): {readonly month: string; readonly totals: Totals}[] {
  const months = new Map<string, CountedRun[]>();
  for (const run of runs) {
    if (!counts(run, shoeId)) continue;
    const month = run.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), run]);
  }
  return [...months]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => ({month, totals: sumRuns(own, shoeId)}));
}
