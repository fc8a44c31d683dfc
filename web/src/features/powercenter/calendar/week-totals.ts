import type {PlanSummary} from "@gradus/backend/contract/plans";
import type {Amounts} from "@gradus/training/workouts/workout-status";
import type {CalendarItems} from "@/client/calendar/calendar-state";
import type {CalendarWeek} from "./calendar-weeks";
import {doneOf, plannedOf} from "./cards";

/** Null where there is something, and nothing of it is known; without anything it is 0. */
interface WeekAmounts extends Amounts {
  readonly duration: number;
}

export interface WeekTotals {
  readonly planned: WeekAmounts;
  readonly done: WeekAmounts;
  readonly workouts: number;
  readonly runs: number;
}

export const MEASURES = ["duration", "distance", "stress"] as const;

/** What a week was planned to come to, and what was run in it. Skipped and deleted ones count nowhere. */
export function totalsOfWeek(
  items: CalendarItems,
  {first, last}: Pick<CalendarWeek, "first" | "last">,
): WeekTotals {
  const within = (day: string) => day >= first && day <= last;
  const workouts = [...items.workouts.values()].filter(
    ({day, deleted, skipped}) => within(day) && deleted === null && skipped === null,
  );
  const runs = [...items.activities.values()].filter(
    ({local_day, deleted, is_excluded}) => within(local_day) && deleted === null && !is_excluded,
  );
  return {
    planned: sum(workouts.map(plannedOf)),
    done: sum(runs.map(doneOf)),
    workouts: workouts.length,
    runs: runs.length,
  };
}

function sum(amounts: readonly Amounts[]): WeekAmounts {
  const of = (measure: keyof Amounts) => {
    const known = amounts.flatMap((each) => each[measure] ?? []);
    const isUnknown = known.length === 0 && amounts.length > 0;
    return isUnknown ? null : known.reduce((all, each) => all + each, 0);
  };
  return {duration: of("duration") ?? 0, distance: of("distance"), stress: of("stress")};
}

/** The greatest of several weeks in each measure, so that lanes compare; never zero. */
export function commonMaximum(weeks: readonly WeekTotals[]): Record<keyof Amounts, number> {
  const of = (measure: keyof Amounts) =>
    Math.max(1, ...weeks.flatMap(({planned, done}) => [planned[measure] ?? 0, done[measure] ?? 0]));
  return {duration: of("duration"), distance: of("distance"), stress: of("stress")};
}

/** The plan that is followed in some days; of several, the one that began last. */
export function planOf(items: CalendarItems, from: string, to: string): PlanSummary | null {
  return (
    [...items.plans.values()]
      .filter(
        (plan) => plan.deleted === null && plan.state === "active" && plan.from <= to && plan.to >= from,
      )
      .sort((a, b) => a.from.localeCompare(b.from))
      .at(-1) ?? null
  );
}

/** The phase a week is in: of the day in its middle, or of the first it has. */
export function phaseOf(items: CalendarItems, {first, last, days}: CalendarWeek) {
  const plan = planOf(items, first, last);
  const middle = days[3] ?? first;
  const phases = plan?.phases.filter(({from, to}) => from <= last && to >= first) ?? [];
  return phases.find(({from, to}) => from <= middle && to >= middle)?.name ?? phases[0]?.name ?? null;
}

export const racesOn = (items: CalendarItems, day: string) =>
  [...items.events.values()].filter(
    (event) => event.kind === "race" && event.day === day && event.deleted === null,
  );
