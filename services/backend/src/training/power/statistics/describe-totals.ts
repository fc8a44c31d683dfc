import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {type CountedRun, meanPower, sumByMonth, type Totals} from "@gradus/training/statistics/totals";
import type {RunTotals} from "../../../contract/run-statistics.ts";
import {orNull, tenth, whole} from "../history/rounded.ts";

export function describeTotals(totals: Totals): RunTotals {
  return {
    count: totals.count,
    distance: whole(totals.distance),
    moving_time: whole(totals.moving_time),
    elapsed: whole(totals.elapsed),
    work_kj: tenth(totals.work_kj),
    stress: tenth(totals.stress),
    gain: whole(totals.gain),
    average_power: orNull(tenth, meanPower(totals)),
    power_time: whole(totals.power_time),
    seconds_in_zones: [...totals.seconds_in_zones],
    best: TRAINING_DEFAULTS.statistics.bestSeconds.map((duration, index) => ({
      duration,
      power: orNull(tenth, totals.best[index] ?? null),
    })),
    longest: whole(totals.longest),
  };
}

export const describeMonths = (runs: readonly CountedRun[], shoe: string | null) =>
  sumByMonth(runs, shoe).map(({month, totals}) => ({month, totals: describeTotals(totals)}));
