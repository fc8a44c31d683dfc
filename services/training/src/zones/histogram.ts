import {TRAINING_DEFAULTS} from "../defaults.ts";

/** Seconds by bins of equal width: `seconds[k]` is how long the value was in [from + k·width, from + (k+1)·width). */
export interface Histogram {
  readonly from: number;
  readonly width: number;
  readonly seconds: readonly number[];
}

/**
 * How long each value was held, over active slots with a value. Bins begin at multiples of `width`; without any value
 * there are none. Widths: 5 W for power; callers choose for heart rate, cadence and grade.
 */
export function histogram(
  values: ArrayLike<number>,
  active: ArrayLike<number>,
  width: number = TRAINING_DEFAULTS.zones.histogramWatts,
): Histogram {
  const bins = new Map<number, number>();
  for (let slot = 0; slot < values.length; slot++) {
    const value = values[slot] ?? Number.NaN;
    if (active[slot] !== 1 || Number.isNaN(value)) continue;
    const bin = Math.floor(value / width);
    bins.set(bin, (bins.get(bin) ?? 0) + 1);
  }
  const lowest = bins.size === 0 ? 0 : Math.min(...bins.keys());
  const highest = bins.size === 0 ? -1 : Math.max(...bins.keys());
  const seconds = Array.from({length: highest - lowest + 1}, (_, index) => bins.get(lowest + index) ?? 0);
  return {from: lowest * width, width, seconds};
}

/** The same seconds in one. Null without any; widths must be alike. */
export function sumHistograms(all: readonly Histogram[]): Histogram | null {
  const filled = all.filter(({seconds}) => seconds.length > 0);
  const [first] = filled;
  if (!first) return null;
  const {width} = first;
  const binOf = ({from}: Histogram) => Math.round(from / width);
  const lowest = Math.min(...filled.map(binOf));
  const end = Math.max(...filled.map((each) => binOf(each) + each.seconds.length));
  const sums = new Array<number>(end - lowest).fill(0);
  for (const each of filled)
    each.seconds.forEach((seconds, index) => {
      const bin = binOf(each) - lowest + index;
      sums[bin] = (sums[bin] ?? 0) + seconds;
    });
  return {from: lowest * width, width, seconds: sums};
}
