import type {Day} from "../numbers/days.ts";

/** A value that holds from a day on: critical power, weight. */
export interface DatedValue {
  readonly date: Day;
}

/**
 * The value in force on a day: the last of that day or before, the later in the list when a day has two; null before
 * the first.
 */
export function inForce<Row extends DatedValue>(rows: readonly Row[], day: Day): Row | null {
  return rows.reduce<Row | null>(
    (last, row) => (row.date <= day && (last === null || row.date >= last.date) ? row : last),
    null,
  );
}

/** Values within a range of days, oldest first, and before them the one that was in force at its start. */
export function historyBetween<Row extends DatedValue>(rows: readonly Row[], from: Day, to: Day): Row[] {
  const inRange = rows.filter(({date}) => date >= from && date <= to);
  const before = inForce(rows, from);
  const all = before && !inRange.includes(before) ? [before, ...inRange] : inRange;
  return all.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
