import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {addDays} from "@gradus/training/numbers/days";
import type {KeptDays} from "@/client/session/kept-days";

const AHEAD_DAYS = 7;

/** What one day holds. */
export interface DayPlan {
  readonly day: string;
  readonly race: CalendarEvent | null;
  /** In the order of the day. */
  readonly workouts: readonly PlannedWorkoutDetail[];
}

type Items = Pick<KeptDays, "workouts" | "events">;

export function planOf({workouts, events}: Items, day: string): DayPlan {
  const ofDay = workouts.filter((workout) => workout.day === day);
  return {
    day,
    race: events.find((event) => event.kind === "race" && event.day === day) ?? null,
    workouts: ofDay.toSorted((one, other) => (one.time ?? "24").localeCompare(other.time ?? "24")),
  };
}

/** The seven days after today. */
export const comingDays = (items: Items, today: string): DayPlan[] =>
  Array.from({length: AHEAD_DAYS}, (_, index) => planOf(items, addDays(today, index + 1)));

/** The next race after a day; null while none is ahead. */
export function nextRace({events}: Pick<KeptDays, "events">, today: string): CalendarEvent | null {
  const ahead = events.filter(({kind, day}) => kind === "race" && day > today);
  return ahead.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}

export const isOver = ({skipped, activity_id}: PlannedWorkoutDetail) =>
  skipped !== null || activity_id !== null;

/** What a runner looks for: the first of the day that is still to be run, else the first. */
export const firstOpen = (workouts: readonly PlannedWorkoutDetail[]): PlannedWorkoutDetail | null =>
  workouts.find((workout) => !isOver(workout)) ?? workouts[0] ?? null;
