import type {SharedRun} from "@gradus/backend/contract/shared-runs";
import type {Series} from "@gradus/training/series/series";
import type {ChartRun} from "../run/chart-run";
import {toSeries} from "../run/run-series";

/** What no link contains. */
const NOT_SHARED = {
  average_ground_time: null,
  average_oscillation: null,
  average_leg_spring: null,
  stress: null,
  work_kj: null,
  critical_power: null,
  zones: [],
  power_hr_drift: null,
  lap_events: [],
} satisfies Omit<ChartRun, keyof SharedRun>;

export const toChartRun = (shared: SharedRun): ChartRun => ({...shared, ...NOT_SHARED});

/** The lists of a shared run, on a clock that starts with it. */
export function sharedSeries({seconds, power_list, ...shared}: SharedRun): Series {
  const timestamp_list = Array.from({length: seconds}, (_, second) => second);
  return toSeries({...shared, timestamp_list, total_power_list: power_list});
}
