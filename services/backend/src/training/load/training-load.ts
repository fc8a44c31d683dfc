import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {explain} from "@gradus/training/explain/explain";
import {explainLoadDay} from "@gradus/training/explain/explain-load";
import {type DailyLoad, isBuildingUp, loadState, rampWarning} from "@gradus/training/load/daily-load";
import {type Projection, projectLoad, toHorizon} from "@gradus/training/load/projection";
import {acuteChronicRatio, weekOf} from "@gradus/training/load/week";
import {addDays} from "@gradus/training/numbers/days";
import {deviation, mean} from "@gradus/training/numbers/statistics";
import type {TrainingLoad} from "../../contract/training-load.ts";
import {fine, orNull, tenth} from "../history/rounded.ts";
import type {StressDay} from "../history/run-history.ts";
import {stressUntil} from "../history/stress-days.ts";
import {toExplanations} from "../history/to-explanations.ts";

const {fitnessDays, fatigueDays, monotonyDays, chronicDays, acuteDays} = TRAINING_DEFAULTS.load;

/** Fitness, fatigue and form by day, from the first run to the horizon, as they stand today. */
export function trainingLoadOf(
  days: readonly StressDay[],
  today: string,
  startingFitness: number | null,
): TrainingLoad {
  const known = stressUntil(days, today);
  const frame = {today, constants: {fitness_days: fitnessDays, fatigue_days: fatigueDays}};
  if (!known) return {...frame, ...NO_DAYS};
  const stress = Array.from(known.stress);
  const index = stress.length - 1;
  // Nothing is planned yet: from here on every day is one of rest.
  const planned = toHorizon([]);
  // Whoever trained evenly until then was as tired as they were fit.
  const start = {fitness: startingFitness ?? 0, fatigue: startingFitness ?? 0};
  const projection = projectLoad({
    start,
    actual: stress.slice(0, index),
    planned: [],
    ahead: planned,
    today: stress[index] ?? 0,
  });
  return {
    ...frame,
    ...columnsOf(projection, known.first),
    today_index: index,
    now: describeToday(projection.expected, stress, startingFitness === null && isBuildingUp(index)),
    explanations: toExplanations([
      ...explainLoadDay(projection.expected, index, start),
      ...explainWeek(stress),
    ]),
  };
}

const NO_DAYS = {
  date: [],
  stress: [],
  fatigue: [],
  fitness: [],
  form: [],
  ramp: [],
  planned_stress: [],
  today_index: null,
  now: null,
  explanations: [],
};

function columnsOf({expected, planned}: Projection, first: string) {
  const rounded = (values: Float64Array) => Array.from(values, tenth);
  return {
    date: Array.from(expected.stress, (_, day) => addDays(first, day)),
    stress: rounded(expected.stress),
    fatigue: rounded(expected.fatigue),
    fitness: rounded(expected.fitness),
    form: rounded(expected.form),
    ramp: rounded(expected.ramp),
    planned_stress: rounded(planned.stress),
  };
}

function describeToday(
  load: DailyLoad,
  stress: readonly number[],
  is_building_up: boolean,
): TrainingLoad["now"] {
  const index = stress.length - 1;
  const week = weekOf(stress);
  return {
    state: loadState(load.form[index] ?? 0, load.fitness[index] ?? 0),
    ramp_warning: rampWarning(load.ramp[index] ?? 0),
    is_building_up,
    week: week && {stress: tenth(week.stress), monotony: fine(week.monotony), strain: tenth(week.strain)},
    acute_chronic_ratio: orNull(fine, acuteChronicRatio(stress)),
  };
}

/** The last seven days; none where there are fewer. */
function explainWeek(stress: readonly number[]) {
  const week = weekOf(stress);
  if (!week) return [];
  const days = stress.slice(-monotonyDays);
  const meanOf = (count: number) => stress.slice(-count).reduce((sum, day) => sum + day, 0) / count;
  return [
    explain("week_stress", week.stress, {stress: mean(days)}),
    explain("week_monotony", week.monotony, {mean_stress: mean(days), spread_of_stress: deviation(days)}),
    explain("week_strain", week.strain, {week_stress: week.stress, week_monotony: week.monotony}),
    explain("acute_chronic_ratio", acuteChronicRatio(stress), {
      mean_of_week: meanOf(acuteDays),
      mean_of_four_weeks: meanOf(chronicDays),
    }),
  ];
}
