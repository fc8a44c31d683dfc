import {airPower} from "../air/air-power.ts";
import {TRAINING_DEFAULTS} from "../defaults.ts";
import {clamp, deviation, mean, median} from "../numbers/statistics.ts";
import type {Series} from "../series/series.ts";
import {type Conditions, type Runner, STILL_AIR} from "./cost.ts";
import {gradeFactor} from "./gradient.ts";

const {running} = TRAINING_DEFAULTS;

/**
 * Cost of running in J/kg/m on each steady stretch of a run: three minutes without a pause, on less than 2 % of
 * grade, power varying by less than 5 %. Needs power, speed and altitude; stretches do not overlap.
 */
export function steadyCosts(series: Series, runner: Runner, conditions: Conditions = STILL_AIR): number[] {
  const {seconds} = running.steady;
  const starts = Array.from({length: Math.floor(series.length / seconds)}, (_, index) => index * seconds);
  return starts.flatMap((start) => costOf(series, start, runner, conditions) ?? []);
}

function costOf({columns, active}: Series, start: number, runner: Runner, conditions: Conditions) {
  const {seconds, grade: steepest, variation} = running.steady;
  const [power, speed, altitude] = [columns.power, columns.speed, columns.altitude].map((column) =>
    Array.from(column?.subarray(start, start + seconds) ?? []),
  );
  const isWhole = active.subarray(start, start + seconds).every((one) => one === 1);
  if (!power || !speed || !altitude || !isWhole) return null;
  if ([...power, ...speed].some((value) => !(value > 0))) return null;
  const [watts, metresPerSecond] = [mean(power), mean(speed)];
  const [first, last] = [altitude[0], altitude.at(-1)];
  if (watts === null || metresPerSecond === null || first === undefined || last === undefined) return null;
  const grade = (last - first) / (metresPerSecond * (seconds - 1));
  if (!(Math.abs(grade) < steepest) || (deviation(power) ?? 0) >= variation * watts) return null;
  const air = airPower(metresPerSecond, conditions.headwind, conditions.density, runner.dragArea);
  return (watts - air) / (runner.mass * metresPerSecond * gradeFactor(grade));
}

/** Where a cost comes from: own runs, with how many of them and of their stretches, or the default. */
export interface RunnerCost {
  readonly cost: number;
  /** 0 for the default. */
  readonly runs: number;
  readonly stretches: number;
  /** J/kg/m of the middle stretch; null for the default. */
  readonly median: number | null;
}

/** The cost of a runner from the stretches of each run; the default where fewer than three runs have any. */
export function runnerCost(costsOfRuns: readonly (readonly number[])[]): RunnerCost {
  const measuredRuns = costsOfRuns.filter((costs) => costs.length > 0);
  const costs = measuredRuns.length < running.costLeastRuns ? [] : measuredRuns.flat();
  const runs = costs.length > 0 ? measuredRuns.length : 0;
  return {cost: personalCost(costs), runs, stretches: costs.length, median: median(costs)};
}

/**
 * A runner's own cost from the steady stretches of 90 days: their median within 0.85 to 1.15, drawn towards 0.98
 * while they are few.
 */
export function personalCost(costs: readonly number[]): number {
  const middle = median(costs);
  if (middle === null) return running.cost;
  const trust = costs.length / (costs.length + running.costPriorSegments);
  return trust * clamp(middle, ...running.costBounds) + (1 - trust) * running.cost;
}
