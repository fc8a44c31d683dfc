import type {CalendarActivity} from "@gradus/backend/contract/calendar";
import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {type Amounts, type Judged, judge, type Standing} from "@gradus/training/workouts/standing";
import type {CalendarItems} from "@/client/calendar/calendar-state";
import type {ShownKind} from "./calendar-address";

export type CardStanding = Standing | "unplanned";

interface CardBase {
  readonly key: string;
  readonly id: string;
  readonly day: string;
  readonly title: string;
  readonly isDeleted: boolean;
  /** Whoever looks may not plan here. */
  readonly isFixed?: boolean;
}

export interface WorkoutCard extends CardBase {
  readonly kind: "workout";
  readonly workout: PlannedWorkout;
  readonly run: CalendarActivity | null;
  readonly judged: Judged;
}

export interface RunCard extends CardBase {
  readonly kind: "run";
  readonly run: CalendarActivity;
}

export interface EventCard extends CardBase {
  readonly kind: "event";
  readonly event: CalendarEvent;
}

/** What stands on a day: a planned workout with the run it became, a run that was not planned, or an event. */
export type Card = WorkoutCard | RunCard | EventCard;

export interface Shown {
  readonly hidden: readonly ShownKind[];
  readonly isWithDeleted: boolean;
  readonly today: string;
  /** Whoever looks may not plan here. */
  readonly isFixed?: boolean;
}

/** Cards by their day, in the order of the day. Events of several days stand on each of them. */
export function cardsByDay(items: CalendarItems, shown: Shown): ReadonlyMap<string, readonly Card[]> {
  const byDay = new Map<string, Card[]>();
  const put = (day: string, card: Card) => byDay.set(day, [...(byDay.get(day) ?? []), card]);
  for (const known of cardsOf(items, shown)) {
    const card = shown.isFixed ? {...known, isFixed: true} : known;
    const until = card.kind === "event" ? (card.event.until ?? card.day) : card.day;
    for (let day = card.day; day <= until; day = nextDay(day)) put(day, card);
  }
  for (const cards of byDay.values()) cards.sort(inOrder);
  return byDay;
}

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

export function cardsOf(items: CalendarItems, {hidden, isWithDeleted, today}: Shown): Card[] {
  const isShown = ({deleted}: {readonly deleted: string | null}) => deleted === null || isWithDeleted;
  const paired = new Set<string>();
  const cards: Card[] = [];
  if (!hidden.includes("workouts")) {
    for (const workout of [...items.workouts.values()].filter(isShown)) {
      const card = workoutCard(workout, items, today);
      if (card.run) paired.add(card.run.id);
      cards.push(card);
    }
  }
  if (!hidden.includes("runs")) {
    const runs = [...items.activities.values()].filter((run) => isShown(run) && !paired.has(run.id));
    cards.push(...runs.map(runCard));
  }
  if (!hidden.includes("events")) cards.push(...[...items.events.values()].filter(isShown).map(eventCard));
  return cards;
}

export function workoutCard(workout: PlannedWorkout, items: CalendarItems, today: string): WorkoutCard {
  const known = workout.activity_id === null ? undefined : items.activities.get(workout.activity_id);
  const run = known && known.deleted === null ? known : null;
  const {id, day, title, deleted, skipped} = workout;
  const judged = judge({
    day,
    today,
    isSkipped: skipped !== null,
    planned: plannedOf(workout),
    done: run && doneOf(run),
  });
  return {
    kind: "workout",
    key: `workout-${id}`,
    id,
    day,
    title,
    isDeleted: deleted !== null,
    workout,
    run,
    judged,
  };
}

const runCard = (run: CalendarActivity): RunCard => ({
  kind: "run",
  key: `run-${run.id}`,
  id: run.id,
  day: run.local_day,
  title: run.name,
  isDeleted: run.deleted !== null,
  run,
});

const eventCard = (event: CalendarEvent): EventCard => ({
  kind: "event",
  key: `event-${event.id}`,
  id: event.id,
  day: event.day,
  title: event.title,
  isDeleted: event.deleted !== null,
  event,
});

export const plannedOf = ({planned}: Pick<PlannedWorkout, "planned">): Amounts => ({
  duration: planned?.duration ?? null,
  distance: planned?.distance ?? null,
  stress: planned?.stress ?? null,
});

export const doneOf = (run: Pick<CalendarActivity, "moving_time" | "distance" | "stress">): Amounts => ({
  duration: run.moving_time,
  distance: run.distance,
  stress: run.stress,
});

export const standingOf = (card: WorkoutCard | RunCard): CardStanding =>
  card.kind === "run" ? "unplanned" : card.judged.standing;

const timeOf = (card: Card) => {
  if (card.kind === "event") return card.event.kind === "race" ? "" : (card.event.time ?? "");
  if (card.kind === "run") return new Date(card.run.start_time).toISOString().slice(11, 16);
  return card.workout.time ?? "12:00";
};

const inOrder = (a: Card, b: Card) => timeOf(a).localeCompare(timeOf(b)) || a.id.localeCompare(b.id);

/** Whether somebody may move it: what was run, stays. */
export const isMovable = (card: Card): card is WorkoutCard | EventCard =>
  !card.isDeleted &&
  !card.isFixed &&
  (card.kind === "event" || (card.kind === "workout" && card.run === null));
