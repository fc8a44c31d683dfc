import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import {daysBetween} from "@gradus/training/numbers/days";
import {PLAN_RULES} from "@gradus/training/plans/plan";

/** A plan for one distance also leads to a race that was measured a little differently. */
const LIKE = 0.02;

export interface RaceAhead {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  /** Metres. */
  readonly distance: number;
}

/** The first race of a calendar that a plan can still lead to; null library is a plan of one's own. */
export function raceAhead(
  events: readonly CalendarEvent[],
  library: Pick<LibraryPlan, "distance"> | null,
  today: string,
): RaceAhead | null {
  const races = events.flatMap(({id, kind, title, day, distance}) =>
    kind === "race" && distance !== null ? [{id, title, day, distance}] : [],
  );
  const fits = ({day, distance}: RaceAhead) =>
    daysBetween(today, day) >= (library === null ? 0 : PLAN_RULES.leastDays) &&
    (library === null || (library.distance !== null && Math.abs(distance / library.distance - 1) <= LIKE));
  return races.filter(fits).toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}
