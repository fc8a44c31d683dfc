import type {CalendarActivity} from "@gradus/backend/contract/calendar";
import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {addDays} from "@gradus/training/numbers/days";
import {
  type Amounts,
  judgeWorkout,
  type WorkoutJudgement,
  type WorkoutStatus,
} from "@gradus/training/workouts/workout-status";
import type {CalendarItems} from "@/client/calendar/calendar-state";
import type {CalendarItemKind} from "./calendar-address";

export type CardStatus = WorkoutStatus | "unplanned";

interface CardBase {
  readonly key: string;
  readonly id: string;
  readonly day: string;
  readonly title: string;
  readonly isDeleted: boolean;
  /** The viewer may not plan here. */
  readonly isFixed?: boolean;
}

export interface WorkoutCard extends CardBase {
  readonly kind: "workout";
  readonly workout: PlannedWorkout;
  readonly run: CalendarActivity | null;
  readonly judgement: WorkoutJudgement;
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

export interface CardDisplayOptions {
  readonly hidden: readonly CalendarItemKind[];
  readonly isWithDeleted: boolean;
  readonly today: string;
  /** The viewer may not plan here. */
  readonly isFixed?: boolean;
}

/** Cards by their day, in the order of the day. Events of several days stand on each of them. */
export function cardsByDay(
  items: CalendarItems,
  shown: CardDisplayOptions,
): ReadonlyMap<string, readonly Card[]> {
  const byDay = new Map<string, Card[]>();
  const put = (day: string, card: Card) => {
    const cards = byDay.get(day) ?? [];
    cards.push(card);
    byDay.set(day, cards);
  };
  for (const card of cardsOf(items, shown)) {
    const until = card.kind === "event" ? (card.event.until ?? card.day) : card.day;
    for (let day = card.day; day <= until; day = addDays(day, 1)) put(day, card);
  }
  for (const cards of byDay.values()) cards.sort(compareCards);
  return byDay;
}

export function cardsOf(items: CalendarItems, shown: CardDisplayOptions): Card[] {
  const {hidden, isWithDeleted, today, isFixed = false} = shown;
  const isShown = ({deleted}: {readonly deleted: string | null}) => deleted === null || isWithDeleted;
  const paired = new Set<string>();
  const cards: Card[] = [];
  if (!hidden.includes("workouts")) {
    for (const workout of [...items.workouts.values()].filter(isShown)) {
      const run = runOf(workout, items);
      if (run) paired.add(run.id);
      cards.push(
        memoizeCard(workout, [run, today, isFixed], () => ({...workoutOf(workout, run, today), isFixed})),
      );
    }
  }
  if (!hidden.includes("runs")) {
    const runs = [...items.activities.values()].filter((run) => isShown(run) && !paired.has(run.id));
    cards.push(...runs.map((run) => memoizeCard(run, [isFixed], () => ({...runCard(run), isFixed}))));
  }
  if (!hidden.includes("events")) {
    const events = [...items.events.values()].filter(isShown);
    cards.push(
      ...events.map((event) => memoizeCard(event, [isFixed], () => ({...eventCard(event), isFixed}))),
    );
  }
  return cards;
}

interface CachedCard {
  readonly of: readonly unknown[];
  readonly card: Card;
}

const cardCache = new WeakMap<object, CachedCard>();

/** The same card for as long as what it is made of is the same: hundreds of others need not be drawn for one. */
function memoizeCard(item: object, of: readonly unknown[], make: () => Card): Card {
  const known = cardCache.get(item);
  if (known?.of.every((each, index) => each === of[index])) return known.card;
  const card = make();
  cardCache.set(item, {of, card});
  return card;
}

/** The run a workout became, while that is there. */
function runOf({activity_id}: PlannedWorkout, {activities}: CalendarItems): CalendarActivity | null {
  const run = activity_id === null ? undefined : activities.get(activity_id);
  return run && run.deleted === null ? run : null;
}

function workoutOf(workout: PlannedWorkout, run: CalendarActivity | null, today: string): WorkoutCard {
  const {id, day, title, deleted, skipped} = workout;
  const assessment = judgeWorkout({
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
    judgement: assessment,
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

/** Without a known critical power, the duration is the sum of the profile's steps. */
export const plannedOf = ({planned, profile}: Pick<PlannedWorkout, "planned" | "profile">): Amounts => ({
  duration: planned?.duration ?? (profile.reduce((sum, {seconds}) => sum + seconds, 0) || null),
  distance: planned?.distance ?? null,
  stress: planned?.stress ?? null,
});

export const doneOf = (run: Pick<CalendarActivity, "moving_time" | "distance" | "stress">): Amounts => ({
  duration: run.moving_time,
  distance: run.distance,
  stress: run.stress,
});

export const statusOf = (card: WorkoutCard | RunCard): CardStatus =>
  card.kind === "run" ? "unplanned" : card.judgement.standing;

const timeOf = (card: Card) => {
  if (card.kind === "event") return card.event.kind === "race" ? "" : (card.event.time ?? "");
  if (card.kind === "run") return new Date(card.run.start_time).toISOString().slice(11, 16);
  return card.workout.time ?? "12:00";
};

const compareCards = (a: Card, b: Card) => timeOf(a).localeCompare(timeOf(b)) || a.id.localeCompare(b.id);

/** Whether a user may move the card: a workout that was run stays. */
export const isMovable = (card: Card): card is WorkoutCard | EventCard =>
  !card.isDeleted &&
  !card.isFixed &&
  (card.kind === "event" || (card.kind === "workout" && card.run === null));
