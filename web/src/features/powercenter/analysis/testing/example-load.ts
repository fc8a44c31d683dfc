import type {TrainingLoad} from "@gradus/backend/contract/training-load";
import {dailyLoad} from "@gradus/training/load/daily-load";
import {addDays} from "@gradus/training/numbers/days";

/** So many days of some stress to a day, and ninety of rest after it. */
export function exampleLoad(stress: readonly number[], changes: Partial<TrainingLoad> = {}): TrainingLoad {
  const today = "2026-11-25";
  const all = [...stress, ...new Array<number>(90).fill(0)];
  const {fitness, fatigue, form, ramp} = dailyLoad(all);
  const rounded = (values: Float64Array) => Array.from(values, (value) => Math.round(10 * value) / 10);
  return {
    date: all.map((_, index) => addDays(today, index - stress.length + 1)),
    stress: all,
    fatigue: rounded(fatigue),
    fitness: rounded(fitness),
    form: rounded(form),
    ramp: rounded(ramp),
    planned_stress: all.map(() => 0),
    races: [],
    today,
    today_index: stress.length - 1,
    constants: {fitness_days: 42, fatigue_days: 7},
    now: {
      state: "neutral",
      ramp_warning: null,
      is_building_up: false,
      week: {stress: 420, monotony: 1.2, strain: 504},
      acute_chronic_ratio: 0.9,
    },
    explanations: [],
    ...changes,
  };
}
