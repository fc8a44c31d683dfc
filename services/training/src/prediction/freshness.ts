import {TRAINING_DEFAULTS} from "../defaults.ts";
import {dailyLoad, type LoadStart} from "../load/daily-load.ts";
import {interpolate} from "../numbers/statistics.ts";

const {curve, historyDays} = TRAINING_DEFAULTS.prediction.freshness;

/** How rested a runner is at the start, on the scale of fitness and fatigue. */
export interface RaceForm {
  /** Of the evening before. */
  readonly fitness: number;
  /** Of the morning. */
  readonly form: number;
}

interface FormInput {
  /** Stress of each day from the first run to today. */
  readonly stress: ArrayLike<number>;
  /** Load before the first run; null if the runner did not enter it. */
  readonly start: LoadStart | null;
  /** From today to race day, 0 or more. */
  readonly daysAhead: number;
}

/**
 * Form on the morning of a race. From today on, the stress of every day is assumed to equal current fitness, as if
 * training went on: assuming rest that was not planned would promise freshness. Null while there are too few days to
 * distinguish form from a beginning at 0.
 */
export function formOnRaceDay({stress, start, daysAhead}: FormInput): RaceForm | null {
  if (stress.length === 0 || (start === null && stress.length < historyDays)) return null;
  const known = Array.from(stress);
  const today = known.pop() ?? 0;
  const yesterday = eveningOf(known, start ?? {fitness: 0, fatigue: 0});
  const usual = yesterday.fitness;
  const ahead = Array.from({length: daysAhead}, (_, day) => (day === 0 ? Math.max(today, usual) : usual));
  const {fitness, fatigue} = eveningOf(ahead, yesterday);
  return fitness > 0 ? {fitness, form: fitness - fatigue} : null;
}

function eveningOf(stress: readonly number[], start: LoadStart): LoadStart {
  const {fitness, fatigue} = dailyLoad(stress, start);
  return {fitness: fitness.at(-1) ?? start.fitness, fatigue: fatigue.at(-1) ?? start.fatigue};
}

/** Percent that form adds to the power that can be held; negative when it takes. */
export const freshnessPercent = ({fitness, form}: RaceForm): number => interpolate(curve, form / fitness);
