import type {TrainingLoad} from "@gradus/backend/contract/training-load";
import {weekdayOf} from "@gradus/training/numbers/days";

/** How many days back and ahead each range shows. */
export const LOAD_RANGES = {
  "3m": {back: 91, ahead: 14},
  "6m": {back: 182, ahead: 28},
  "1y": {back: 365, ahead: 42},
  all: {back: Number.POSITIVE_INFINITY, ahead: 42},
} as const;
export type LoadRange = keyof typeof LOAD_RANGES;

export const isLoadRange = (text: string | undefined): text is LoadRange =>
  text !== undefined && Object.hasOwn(LOAD_RANGES, text);

/** The days of a range, all lists cut alike; `today` is the place of the present day among them. */
export interface LoadView {
  readonly days: readonly string[];
  readonly today: number;
  readonly stress: readonly number[];
  readonly fatigue: readonly number[];
  readonly fitness: readonly number[];
  readonly form: readonly number[];
  readonly ramp: readonly number[];
}

export function viewLoad(load: TrainingLoad, today: number, range: LoadRange): LoadView {
  const {back, ahead} = LOAD_RANGES[range];
  const from = Math.max(0, today - back);
  const cut = <T>(values: readonly T[]) => values.slice(from, today + ahead + 1);
  return {
    days: cut(load.date),
    today: today - from,
    stress: cut(load.stress),
    fatigue: cut(load.fatigue),
    fitness: cut(load.fitness),
    form: cut(load.form),
    ramp: cut(load.ramp),
  };
}

const SUNDAY = 6;

/** The last day of each week of a view, with the week's stress: a table of all days would be too long. */
export function weeksOf(view: LoadView): readonly {readonly at: number; readonly stress: number}[] {
  const weeks: {at: number; stress: number}[] = [];
  let stress = 0;
  view.days.forEach((day, at) => {
    stress += view.stress[at] ?? 0;
    const isLast = weekdayOf(day) === SUNDAY || at === view.today || at === view.days.length - 1;
    if (!isLast) return;
    weeks.push({at, stress});
    stress = 0;
  });
  return weeks;
}
