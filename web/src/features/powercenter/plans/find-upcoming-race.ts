import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import {daysBetween} from "@gradus/training/numbers/days";
import {PLAN_RULES} from "@gradus/training/plans/plan";

/** A plan for one distance also fits a race whose measured distance differs by up to this share. */
const DISTANCE_TOLERANCE = 0.02;

export interface UpcomingRace {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  /** Metres. */
  readonly distance: number;
}

/** Returns the first race of a calendar that a plan can still lead to; null `library` means the athlete's own plan. */
export function findUpcomingRace(
  events: readonly CalendarEvent[],
  library: Pick<LibraryPlan, "distance"> | null,
  today: string,
): UpcomingRace | null {
  const races = events.flatMap(({id, kind, title, day, distance}) =>
    kind === "race" && distance !== null ? [{id, title, day, distance}] : [],
  );
  const fits = ({day, distance}: UpcomingRace) =>
    daysBetween(today, day) >= (library === null ? 0 : PLAN_RULES.leastDays) &&
    (library === null ||
      (library.distance !== null && Math.abs(distance / library.distance - 1) <= DISTANCE_TOLERANCE));
  return races.filter(fits).toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}
