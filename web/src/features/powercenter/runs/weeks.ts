import type {Activity, ActivityTotals} from "@gradus/backend/contract/activities";
import {addDays, daysBetween, mondayOf, weekdayOf} from "@gradus/training/numbers/days";

export type WeekStart = "monday" | "sunday";

export interface Totals {
  readonly count: number;
  /** Null where no run has a value. */
  readonly distance: number | null;
  readonly moving: number;
  readonly stress: number | null;
}

export interface RunWeek {
  /** Its first day. */
  readonly day: string;
  /** As calendars count it: the week that holds its Thursday. */
  readonly number: number;
  readonly runs: readonly Activity[];
  readonly totals: Totals;
}

type CountableRun = Pick<Activity, "distance" | "moving_time" | "stress" | "deleted" | "is_excluded">;

export const totalsOfSum = ({count, distance, moving_time, stress}: ActivityTotals): Totals => ({
  count,
  distance,
  moving: moving_time,
  stress,
});

/** What runs come to. Deleted ones count nowhere, nor do those that are left out of statistics. */
export function totalsOf(runs: readonly CountableRun[]): Totals {
  const counted = runs.filter((run) => run.deleted === null && !run.is_excluded);
  const sum = (of: (run: CountableRun) => number | null) =>
    counted.map(of).reduce((all, each) => (each === null ? all : (all ?? 0) + each), null);
  return {
    count: counted.length,
    distance: sum((run) => run.distance),
    moving: sum((run) => run.moving_time) ?? 0,
    stress: sum((run) => run.stress),
  };
}

/** The first day of the week a day is in. */
export function weekOf(day: string, start: WeekStart): string {
  return start === "monday" ? mondayOf(day) : addDays(day, -((weekdayOf(day) + 1) % 7));
}

const THURSDAY = 3;

/** Number of a week by ISO 8601: the first one of a year holds its first Thursday. */
export function weekNumber(firstDay: string): number {
  const thursday = addDays(firstDay, (THURSDAY - weekdayOf(firstDay) + 7) % 7);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

/** Runs in lanes of a week each, in the order they came. */
export function runWeeks(runs: readonly Activity[], start: WeekStart): RunWeek[] {
  const lanes = new Map<string, Activity[]>();
  for (const run of runs) {
    const week = weekOf(run.local_day, start);
    lanes.set(week, [...(lanes.get(week) ?? []), run]);
  }
  return [...lanes].map(([day, within]) => ({
    day,
    number: weekNumber(day),
    runs: within,
    totals: totalsOf(within),
  }));
}
