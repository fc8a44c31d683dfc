import type {Activity} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {activityStress} from "@gradus/training/stress/activity-stress";
import {summarize} from "@gradus/training/summary/summarize";
import {secondsInZones} from "@gradus/training/zones/zones";

/** What a run comes to, as far as an edit shows it. Null is not measured. */
export interface Totals {
  readonly distance: number | null;
  readonly movingTime: number;
  readonly power: number | null;
  readonly stress: number | null;
  /** Below the zones, then each of the five; null without power or critical power. */
  readonly zones: readonly number[] | null;
}

type RunMetrics = Pick<
  Activity,
  | "distance"
  | "moving_time"
  | "average_power"
  | "stress"
  | "below_seconds"
  | "seconds_in_zones"
  | "critical_power"
>;

export function totalsOf(run: RunMetrics): Totals {
  const hasZones = run.average_power !== null && run.critical_power !== null;
  return {
    distance: run.distance,
    movingTime: run.moving_time,
    power: run.average_power,
    stress: run.stress,
    zones: hasZones ? [run.below_seconds, ...run.seconds_in_zones] : null,
  };
}

type Runner = Pick<Activity, "critical_power" | "weight" | "rpe">;

/** The totals the server would return for a series, computed here with the same rules before anything is sent. */
export function totalsAfter(series: Series, {critical_power, weight, rpe}: Runner): Totals {
  // Climbs are none of what is compared here.
  const summary = summarize(series, {mass: null, hasBarometer: false});
  const {power} = series.columns;
  const scored = activityStress(series, {
    criticalPower: critical_power,
    heartRates: null,
    runner: weight === null ? null : {mass: weight},
    perceivedEffort: rpe,
  });
  const inZones = power && critical_power !== null && secondsInZones(power, series.active, critical_power);
  return {
    distance: summary.distance,
    movingTime: summary.moving_time,
    power: summary.average_power,
    stress: scored?.stress ?? null,
    zones: inZones ? [inZones.below, ...inZones.zones] : null,
  };
}
