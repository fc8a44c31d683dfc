import type {User} from "@gradus/backend/contract/accounts";
import type {TrainingLoad} from "@gradus/backend/contract/training-load";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {type LoadState, loadState} from "@gradus/training/load/daily-load";
import {addDays} from "@gradus/training/numbers/days";
import {dayWords} from "../../format/day-words";
import {signed} from "../../format/signed";
import type {FitnessTranslator} from "./fitness-messages";
import type {LoadView} from "./load-view";

const {rampAmber, buildingUpDays} = TRAINING_DEFAULTS.load;
/** Number of days ahead that the text covers when no race is near. */
const LOOKAHEAD_DAYS = 14;
/** From here on fitness does not just waver. */
const EASING_RAMP = -1;

const STATES = {
  fresh: "load.state.fresh",
  neutral: "load.state.neutral",
  productive: "load.state.productive",
  overreaching: "load.state.overreaching",
} as const satisfies Readonly<Record<LoadState, string>>;

const EXPECTED = {
  race: {planned: "load.racePlanned", resting: "load.raceResting"},
  days: {planned: "load.restPlanned", resting: "load.restResting"},
} as const;

export type RampWord = "steady" | "fast" | "tooFast" | "easing";

function rampWord(ramp: number, warning: "amber" | "red" | null): RampWord {
  if (warning === "red") return "tooFast";
  if (warning === "amber") return "fast";
  return ramp <= EASING_RAMP ? "easing" : "steady";
}

export type Goal = User["goal_race"];

/** Races of the calendar and the one the runner trains for, at their places among some days, one a day. */
export function raceMarks(
  days: readonly string[],
  races: TrainingLoad["races"],
  goal: Goal,
  t: FitnessTranslator,
): readonly {readonly at: number; readonly label: string}[] {
  const names = new Map(races.map(({day, title}) => [day, title]));
  if (goal.date !== undefined && !names.has(goal.date)) names.set(goal.date, goal.name ?? t("load.race"));
  return days.flatMap((day, at) => {
    const label = names.get(day);
    return label === undefined ? [] : [{at, label}];
  });
}

/** What is going on and what is to be expected, each a sentence; the first is the word for how fast fitness grows. */
export function loadSentences(load: TrainingLoad, today: number, goal: Goal, t: FitnessTranslator) {
  const at = (values: readonly number[], day = today) => values[day] ?? 0;
  const ramp = at(load.ramp);
  const word = rampWord(ramp, load.now?.ramp_warning ?? null);
  const about = {
    fitness: Math.round(at(load.fitness)),
    ramp: signed(t.formatLocale, ramp, 1),
    limit: rampAmber,
  };
  const race = raceMarks(load.date, load.races, goal, t).find(({at}) => at > today);
  const then = race?.at ?? Math.min(today + LOOKAHEAD_DAYS, load.date.length - 1);
  const isPlanned = load.planned_stress.slice(today + 1, then + 1).some((points) => points > 0);
  const expected = {
    day: dayWords(t.formatLocale, load.date[then] ?? load.today),
    fitness: Math.round(at(load.fitness, then)),
    balance: signed(t.formatLocale, Math.round(at(load.form, then))),
    state: t(STATES[loadState(at(load.form, then), at(load.fitness, then))]),
  };
  return {
    word: t(`load.rampWord.${word}`),
    now: t(word === "fast" || word === "tooFast" ? "load.rampOver" : "load.rampNow", about),
    expected: t(EXPECTED[race ? "race" : "days"][isPlanned ? "planned" : "resting"], expected),
    buildingUp: load.now?.is_building_up
      ? t("load.buildingUp", {
          days: buildingUpDays,
          until: dayWords(t.formatLocale, addDays(load.date[0] ?? load.today, buildingUpDays)),
        })
      : null,
  };
}

export function daySentence(view: LoadView, slot: number | null, t: FitnessTranslator): string {
  const at = slot ?? view.today;
  return t(at > view.today ? "load.dayAhead" : "load.day", {
    day: dayWords(t.formatLocale, view.days[at] ?? ""),
    fitness: Math.round(view.fitness[at] ?? 0),
    fatigue: Math.round(view.fatigue[at] ?? 0),
    balance: signed(t.formatLocale, Math.round(view.form[at] ?? 0)),
    stress: Math.round(view.stress[at] ?? 0),
  });
}
