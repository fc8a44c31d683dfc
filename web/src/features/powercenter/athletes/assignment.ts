import type {AssignmentBody} from "@gradus/backend/contract/athletes";
import {addDays} from "@gradus/training/numbers/days";

export const ASSIGN_FIELDS = ["title", "repeats", "minutes", "low", "high", "rest", "day", "weeks"] as const;
export type AssignValues = Readonly<Record<(typeof ASSIGN_FIELDS)[number], string>>;

/** What can be typed: counts, minutes, percent of critical power, weeks. */
export const ASSIGN_BOUNDS = {
  repeats: {min: 1, max: 30},
  minutes: {min: 1, max: 59},
  low: {min: 40, max: 200},
  high: {min: 40, max: 200},
  rest: {min: 0, max: 30},
  weeks: {min: 1, max: 8},
} as const;

export const ASSIGN_TITLE = {max: 120};
export const TYPED_NUMBERS = ["repeats", "minutes", "low", "high", "rest"] as const;

export type Source = "library" | "typed";

const WEEK = 7;

/** The first day, further ones, and each of them again in the weeks that follow: each once, in their order. */
export function daysOf({day, weeks}: Pick<AssignValues, "day" | "weeks">, further: readonly string[]) {
  const first = [day, ...further.filter((each) => each !== "")];
  const all = Array.from({length: Number(weeks)}, (_, week) =>
    first.map((each) => addDays(each, WEEK * week)),
  );
  return [...new Set(all.flat())].sort();
}

interface AssignmentTarget {
  readonly athletes: readonly string[];
  readonly days: readonly string[];
}

export function toAssignment(
  values: AssignValues,
  {athletes, days}: AssignmentTarget,
  workoutId: string | null,
  dry_run: boolean,
): AssignmentBody {
  const rest = {athletes: [...athletes], days: [...days], dry_run};
  if (workoutId !== null) return {...rest, workout_id: workoutId};
  return {...rest, workout: {title: values.title.trim(), blocks: blocksOf(values)}};
}

function blocksOf({repeats, minutes, low, high, rest}: AssignValues) {
  const stretch = (uuid: string, time: number) => ({
    uuid,
    duration_type: "time" as const,
    duration_time: {hour: 0, minute: time, second: 0},
  });
  const work = {
    ...stretch("work", Number(minutes)),
    intensity_class: "work" as const,
    intensity_type: "percentage" as const,
    intensity_percent: {min: Number(low), max: Number(high), value: null},
  };
  const pause = {
    ...stretch("rest", Number(rest)),
    intensity_class: "rest" as const,
    intensity_type: "open" as const,
  };
  return [{uuid: "main", repeat: Number(repeats), segments: Number(rest) > 0 ? [work, pause] : [work]}];
}
