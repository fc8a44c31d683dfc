import {COMMON_GRID} from "../mean-max/duration-grid.ts";
import {type Day, lastDayOf} from "../numbers/days.ts";
import {fadeOf, GRID_LOSSES} from "./detraining.ts";
import type {ActivityCurve, Envelope} from "./envelope.ts";

/** A month (yyyy-MM) as stored: the envelope of its runs at their original power, without fading. */
export interface MonthCurve {
  readonly month: string;
  readonly envelope: Envelope;
}

export interface SortedMonths<Month> {
  /** Months without any fading: their stored values are their worth. */
  readonly unfaded: readonly Month[];
  /** Their runs have to be looked at one by one. */
  readonly doubtful: readonly Month[];
}

/**
 * Sorts stored months by whether their values hold today. Efforts fade by their days, so that another effort than the
 * winner of a month may be worth the most. A month is in neither list when its best, faded by its best day, is below
 * what another effort is certainly worth.
 */
export function sortMonths<Month extends MonthCurve>(
  months: readonly Month[],
  others: readonly ActivityCurve[],
  debtOf: (day: Day) => number,
): SortedMonths<Month> {
  const fading = new Map<Month, number>();
  for (const month of months) {
    const fades = daysOf(month.month).map((day) => fadeOf(debtOf(day)));
    if (fades.some((fade) => fade > 0)) fading.set(month, Math.min(...fades));
  }
  const sure = fading.size > 0 ? leastWorth(months, others, debtOf) : new Float64Array();
  const mayWin = ([{envelope}, fade]: readonly [Month, number]) =>
    envelope.power.some((power, point) => worth(power, fade, point) >= (sure[point] ?? 0));
  return {
    unfaded: months.filter((month) => !fading.has(month)),
    doubtful: [...fading].filter(mayWin).map(([month]) => month),
  };
}

/** W for each duration that some effort is worth for sure: of single runs, and of the winners of months. */
function leastWorth(
  months: readonly MonthCurve[],
  others: readonly ActivityCurve[],
  debtOf: (day: Day) => number,
): Float64Array {
  const sure = new Float64Array(COMMON_GRID.length);
  const raise = (point: number, power: number, fade: number) => {
    const watts = worth(power, fade, point);
    if (watts > (sure[point] ?? 0)) sure[point] = watts;
  };
  for (const {activity, power} of others) {
    const fade = fadeOf(debtOf(activity.day));
    for (let point = 0; point < power.length; point++) raise(point, power[point] ?? 0, fade);
  }
  for (const {envelope} of months) {
    const fades = envelope.activities.map(({day}) => fadeOf(debtOf(day)));
    for (let point = 0; point < envelope.power.length; point++)
      raise(point, envelope.power[point] ?? 0, fades[envelope.winner[point] ?? 0] ?? 1);
  }
  return sure;
}

const worth = (power: number, fade: number, point: number) => power * (1 - (GRID_LOSSES[point] ?? 0) * fade);

function daysOf(month: string): Day[] {
  const days = Number(lastDayOf(month).slice(-2));
  return Array.from({length: days}, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
}
