import {TRAINING_DEFAULTS} from "../defaults.ts";
import {exponentialAverage} from "./exponential-average.ts";

const {load} = TRAINING_DEFAULTS;

/** Arrays of one value per day. Form is that of the morning: fitness less fatigue of the evening before. */
export interface DailyLoad {
  readonly stress: Float64Array;
  readonly fitness: Float64Array;
  readonly fatigue: Float64Array;
  readonly form: Float64Array;
  /** Gain of fitness over seven days. */
  readonly ramp: Float64Array;
}

/** Fitness and fatigue at the end of the day before the first. */
export interface LoadStart {
  readonly fitness: number;
  readonly fatigue: number;
}

const UNTRAINED: LoadStart = {fitness: 0, fatigue: 0};

/** Fitness (42 days), fatigue (7 days), form and ramp from each day's stress (Banister et al. 1975). */
export function dailyLoad(stress: ArrayLike<number>, start: LoadStart = UNTRAINED): DailyLoad {
  const fitness = exponentialAverage(stress, load.fitnessDays, start.fitness);
  const fatigue = exponentialAverage(stress, load.fatigueDays, start.fatigue);
  const evening = (values: Float64Array, day: number, first: number) =>
    day < 0 ? first : (values[day] ?? 0);
  return {
    stress: Float64Array.from(stress),
    fitness,
    fatigue,
    form: fitness.map(
      (_, day) => evening(fitness, day - 1, start.fitness) - evening(fatigue, day - 1, start.fatigue),
    ),
    ramp: fitness.map((value, day) => value - evening(fitness, day - 7, start.fitness)),
  };
}

export type LoadState = "fresh" | "neutral" | "productive" | "overreaching";

/** What form means beside fitness; neutral without fitness. */
export function loadState(form: number, fitness: number): LoadState {
  if (fitness <= 0) return "neutral";
  const share = form / fitness;
  if (share > load.fresh) return "fresh";
  if (share >= load.productive) return "neutral";
  return share >= load.overreaching ? "productive" : "overreaching";
}

/** Whether fitness grows faster than is wise (assumption: more than 5 or 8 a week). */
export const rampWarning = (ramp: number): "amber" | "red" | null =>
  ramp > load.rampRed ? "red" : ramp > load.rampAmber ? "amber" : null;

/** Whether averages have seen too few days to be read, when they began at 0. */
export const isBuildingUp = (daysSinceFirst: number): boolean => daysSinceFirst < load.buildingUpDays;
