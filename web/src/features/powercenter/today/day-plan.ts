import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {addDays} from "@gradus/training/numbers/days";

const UPCOMING_DAYS = 7;

export interface DayPlan<T extends PlannedWorkout> {
  readonly day: string;
  readonly race: CalendarEvent | null;
  /** In the order of the day. */
  readonly workouts: readonly T[];
}

/** With their blocks or without. */
interface Items<T extends PlannedWorkout> {
  readonly workouts: readonly T[];
  readonly events: readonly CalendarEvent[];
}

export function planOf<T extends PlannedWorkout>({workouts, events}: Items<T>, day: string): DayPlan<T> {
  const ofDay = workouts.filter((workout) => workout.day === day);
  return {
    day,
    race: events.find((event) => event.kind === "race" && event.day === day) ?? null,
    workouts: ofDay.toSorted((one, other) => (one.time ?? "24").localeCompare(other.time ?? "24")),
  };
}

/** The seven days after today. */
export const upcomingDays = <T extends PlannedWorkout>(items: Items<T>, today: string): DayPlan<T>[] =>
  Array.from({length: UPCOMING_DAYS}, (_, index) => planOf(items, addDays(today, index + 1)));

/** The next race after a day; null while none is ahead. */
export function nextRace({events}: Pick<Items<never>, "events">, today: string): CalendarEvent | null {
  const ahead = events.filter(({kind, day}) => kind === "race" && day > today);
  return ahead.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}

export const isOver = ({skipped, activity_id}: PlannedWorkout) => skipped !== null || activity_id !== null;

/** What a runner looks for: the first of the day that is still to be run, else the first. */
export const firstOpen = <T extends PlannedWorkout>(workouts: readonly T[]): T | null =>
  workouts.find((workout) => !isOver(workout)) ?? workouts[0] ?? null;

/** The first day from this one on that has something to run; null where the coming week has none. */
export function nextPlan<T extends PlannedWorkout>(items: Items<T>, today: string): DayPlan<T> | null {
  const open = [planOf(items, today), ...upcomingDays(items, today)].map((plan) => ({
    ...plan,
    workouts: plan.workouts.filter((workout) => !isOver(workout)),
  }));
  return open.find(({race, workouts}) => race !== null || workouts.length > 0) ?? null;
}
