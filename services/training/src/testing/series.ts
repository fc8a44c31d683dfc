import type {Series, SeriesKey} from "../series/series.ts";

/** A made-up run for tests: every given column on one grid, all of it active unless `paused` lists slots. */
export function madeSeries(
  columns: Partial<Record<SeriesKey, ArrayLike<number>>>,
  {start = 1_700_000_000, paused = []}: {start?: number; paused?: readonly number[]} = {},
): Series {
  const entries = Object.entries(columns).map(([key, values]) => [key, Float64Array.from(values)] as const);
  const length = entries[0]?.[1].length ?? 0;
  const active = new Uint8Array(length).fill(1);
  for (const slot of paused) active[slot] = 0;
  return {start, length, active, columns: Object.fromEntries(entries)};
}

/** The same value for some seconds. */
export const steady = (value: number, seconds: number) => new Array<number>(seconds).fill(value);
