import {addDays, daysBetween} from "@gradus/training/numbers/days";
import type {CalendarItems} from "@/client/calendar/calendar-state";
import type {Card} from "./cards";

export interface CardDrag {
  readonly card: Card;
  /** Where the card is now: over no other day. What comes from the library is on no day yet, see `isNew`. */
  readonly to: string;
  readonly by: "pointer" | "keys";
}

/** From the library, and not in the calendar yet. */
export const isNew = ({card}: Pick<CardDrag, "card">) => card.day === NO_DAY;
export const NO_DAY = "";

/** The calendar as if the card were dropped; the totals show it while the card is held. */
export function withDrag(items: CalendarItems, drag: CardDrag | null): CalendarItems {
  if (drag === null || drag.to === drag.card.day) return items;
  const {card, to} = drag;
  if (isNew(drag) && card.kind === "workout")
    return {...items, workouts: new Map(items.workouts).set(card.id, {...card.workout, day: to})};
  return movedTo(items, [{id: drag.card.id, day: drag.to}]);
}

/** Workouts and events on other days; an event keeps its length. */
export function movedTo(
  items: CalendarItems,
  moves: readonly {readonly id: string; readonly day: string}[],
): CalendarItems {
  const workouts = new Map(items.workouts);
  const events = new Map(items.events);
  for (const {id, day} of moves) {
    const workout = workouts.get(id);
    if (workout) workouts.set(id, {...workout, day});
    const event = events.get(id);
    if (event) events.set(id, {...event, day, until: untilAfter(event, day)});
  }
  return {...items, workouts, events};
}

/** The last day of an event that begins on another one. */
export function untilAfter(
  event: {readonly day: string; readonly until: string | null},
  day: string,
): string | null {
  return event.until && addDays(day, daysBetween(event.day, event.until));
}
