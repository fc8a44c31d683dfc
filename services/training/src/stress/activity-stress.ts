import {TRAINING_DEFAULTS} from "../defaults.ts";
import {type Conditions, powerFor, type Runner, STILL_AIR} from "../running/cost.ts";
import type {Series} from "../series/series.ts";
import {grades} from "../summary/grade.ts";
import {type HeartRates, type HeartRateWeights, heartRateStress} from "./heart-rate-stress.ts";
import {powerStress} from "./power-stress.ts";

/** Data from which stress was computed; stored with the value, since methods are not exactly comparable. */
export type StressMethod = "power" | "heart_rate" | "pace" | "effort";

/** What is known of a runner on the day of a run; null is unknown. */
export interface StressInputs {
  /** W in force on that day. */
  readonly criticalPower: number | null;
  readonly heartRates: HeartRates | null;
  readonly heartRateWeights?: HeartRateWeights;
  readonly runner: Runner | null;
  readonly conditions?: Conditions;
  /** Perceived effort of the whole run, 1 to 10. */
  readonly perceivedEffort: number | null;
}

/**
 * Stress by the best method there is data for: power, heart rate, pace, then duration times perceived effort (Foster
 * 2001, 5 for an hour being 50). Null when there is nothing to go by.
 */
export function activityStress(
  series: Series,
  inputs: StressInputs,
): {readonly stress: number; readonly method: StressMethod} | null {
  const {columns, active} = series;
  const {criticalPower, heartRates, runner, perceivedEffort} = inputs;
  if (columns.power && criticalPower !== null)
    return {stress: powerStress(columns.power, active, criticalPower), method: "power"};
  if (columns.heart_rate && heartRates) {
    const stress = heartRateStress(columns.heart_rate, active, heartRates, inputs.heartRateWeights);
    return {stress, method: "heart_rate"};
  }
  if (columns.speed && runner && criticalPower !== null) {
    const power = pacePower(series, columns.speed, runner, inputs.conditions);
    return {stress: powerStress(power, active, criticalPower), method: "pace"};
  }
  if (perceivedEffort === null) return null;
  const hours = active.reduce((sum, one) => sum + one, 0) / 3600;
  return {stress: TRAINING_DEFAULTS.stress.effortPerHour * perceivedEffort * hours, method: "effort"};
}

/** W that each second's speed takes on the grade it was run on; on the level where the grade is unknown. */
function pacePower(series: Series, speeds: Float64Array, runner: Runner, conditions = STILL_AIR) {
  const grade = grades(series);
  return speeds.map((speed, slot) =>
    speed > 0 ? powerFor(speed, grade?.[slot] || 0, runner, conditions) : 0,
  );
}
