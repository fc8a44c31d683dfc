import type {Activity} from "@gradus/backend/contract/activities";
import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {type Totals, totalsOf, type WeekStart, weekNumber, weekOf} from "../runs/weeks";

const WEEKS_BEFORE = 4;
/** Nearer than the larger of the two is as far as before. */
const SAME_METRES = 500;
const SAME_SHARE = 0.05;

export interface Week {
  readonly day: string;
  readonly number: number;
  readonly totals: Totals;
}

export interface WeekSoFar {
  /** The oldest first, this one last. */
  readonly weeks: readonly Week[];
  readonly now: Totals;
  /** Metres that the weeks before had come to by this day, on average; null if nothing was run in them. */
  readonly usual: number | null;
}

export const comparedFrom = (today: string, start: WeekStart) =>
  addDays(weekOf(today, start), -7 * WEEKS_BEFORE);

/** This week beside those before it, up to the same day of each. */
export function weekSoFar(runs: readonly Activity[], today: string, start: WeekStart): WeekSoFar {
  const first = weekOf(today, start);
  const passed = daysBetween(first, today);
  const before = Array.from({length: WEEKS_BEFORE}, (_, index) =>
    addDays(first, -7 * (WEEKS_BEFORE - index)),
  );
  const within = (day: string, days: number) =>
    totalsOf(runs.filter(({local_day}) => local_day >= day && local_day <= addDays(day, days)));
  const weeks = [...before, first].map((day) => ({
    day,
    number: weekNumber(day),
    totals: within(day, 6),
  }));
  const hasRun = weeks.some(({day, totals}) => day !== first && totals.count > 0);
  const byNow = before.map((day) => within(day, passed).distance ?? 0);
  const usual = hasRun ? byNow.reduce((sum, metres) => sum + metres, 0) / WEEKS_BEFORE : null;
  return {weeks, now: within(first, 6), usual};
}

export type Verdict =
  | {readonly kind: "none" | "rest" | "first" | "time" | "same"}
  | {readonly kind: "more" | "less"; readonly metres: number};

/** How this week stands; `rest` is a week without a run that usually has some by now. */
export function verdictOf({now, usual}: WeekSoFar): Verdict {
  if (now.count === 0) return {kind: usual === null || usual < SAME_METRES ? "none" : "rest"};
  if (now.distance === null) return {kind: "time"};
  if (usual === null) return {kind: "first"};
  const metres = now.distance - usual;
  if (Math.abs(metres) < Math.max(SAME_METRES, SAME_SHARE * usual)) return {kind: "same"};
  return {kind: metres > 0 ? "more" : "less", metres: Math.abs(metres)};
}
