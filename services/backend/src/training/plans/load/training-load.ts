import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {explain} from "@gradus/training/explain/explain";
import {explainLoadDay} from "@gradus/training/explain/explain-load";
import {
  type DailyLoad,
  dailyLoad,
  isBuildingUp,
  loadState,
  rampWarning,
} from "@gradus/training/load/daily-load";
import {projectLoad, toHorizon} from "@gradus/training/load/projection";
import {acuteChronicRatio, weekOf} from "@gradus/training/load/week";
import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {deviation, mean} from "@gradus/training/numbers/statistics";
import type {TrainingLoad} from "../../../contract/training-load.ts";
import {fine, orNull, tenth} from "../../power/history/rounded.ts";
import type {StressDay} from "../../power/history/run-history.ts";
import {stressUntil} from "../../power/history/stress-days.ts";
import {toExplanations} from "../../power/history/to-explanations.ts";
import {NO_SEASON, type Season} from "./read-season.ts";

const {fitnessDays, fatigueDays, monotonyDays, chronicDays, acuteDays} = TRAINING_DEFAULTS.load;

interface TrainingLoadInput {
  readonly days: readonly StressDay[];
  readonly today: string;
  readonly startingFitness: number | null;
  readonly season?: Season;
}

export function trainingLoadOf({
  days,
  today,
  startingFitness,
  season = NO_SEASON,
}: TrainingLoadInput): TrainingLoad {
  const known = stressUntil(days, today);
  const frame = {
    today,
    constants: {fitness_days: fitnessDays, fatigue_days: fatigueDays},
    races: [...season.races],
  };
  if (!known) return {...frame, ...NO_DAYS};
  const stress = Array.from(known.stress);
  const index = stress.length - 1;
  // An athlete who trained evenly until then was as fatigued as they were fit.
  const start = {fitness: startingFitness ?? 0, fatigue: startingFitness ?? 0};
  const done = dailyLoad(stress, start);
  const {expected, planned} = projectLoad({
    start,
    actual: stress.slice(0, index),
    planned: plannedFrom(season, known.first, index),
    ahead: toHorizon(plannedFrom(season, today, lengthAhead(season, today))),
    today: stress[index] ?? 0,
  });
  return {
    ...frame,
    ...columnsOf(done, expected, known.first),
    planned_stress: Array.from(planned.stress, tenth),
    today_index: index,
    now: describeToday(done, stress, startingFitness === null && isBuildingUp(index)),
    explanations: toExplanations([...explainLoadDay(done, index, start), ...explainWeek(stress)]),
  };
}

const plannedFrom = ({planned}: Season, first: string, length: number): number[] =>
  Array.from({length}, (_, day) => planned.get(addDays(first, day)) ?? 0);

/** Days from today to the last planned one. */
const lengthAhead = ({planned}: Season, today: string): number =>
  Math.max(0, ...Array.from(planned.keys(), (day) => daysBetween(today, day) + 1));

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

/** Up to today what was done, and from then on what is to be expected of it and of what is planned. */
function columnsOf(done: DailyLoad, expected: DailyLoad, first: string) {
  const joined = (key: keyof DailyLoad) =>
    Array.from(expected[key], (value, day) => tenth(done[key][day] ?? value));
  return {
    date: Array.from(expected.stress, (_, day) => addDays(first, day)),
    stress: joined("stress"),
    fatigue: joined("fatigue"),
    fitness: joined("fitness"),
    form: joined("form"),
    ramp: joined("ramp"),
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
