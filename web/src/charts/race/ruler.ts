interface RulerTick {
  readonly at: number;
  readonly isLong: boolean;
}

export interface Ruler {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly RulerTick[];
}

/** Ticks that fit on a ruler without running into each other. */
const TICKS_MAX = 40;
const LONG = 5;
/** Room beyond the outermost value, as a share of what is shown. */
const MARGIN = 0.25;

/**
 * A ruler that reaches past all of `values`, graduated in the finest of `steps` that can still be read. Every fifth
 * tick is long.
 */
export function rulerFor(values: readonly number[], steps: readonly number[]): Ruler {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * MARGIN, steps[0] ?? 1);
  const [least, most] = [low - room, high + room];
  const step = steps.find((each) => (most - least) / each <= TICKS_MAX) ?? steps.at(-1) ?? 1;
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  const ticks = Array.from({length: last - first + 1}, (_, index) => ({
    at: (first + index) * step,
    isLong: (first + index) % LONG === 0,
  }));
  return {from: first * step, to: last * step, ticks};
}

/** Steps of watts and of seconds that people count in: five of them make the next round number. */
export const WATT_STEPS = [1, 2, 5, 10, 20, 50, 100] as const;
export const SECOND_STEPS = [1, 2, 6, 12, 60, 120, 360, 720, 1800, 3600, 7200] as const;
