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

/** Numbers between 0 and 1 that look random and are the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
