import type {Tick} from "./chart-line";

const STEPS = [1, 2, 2.5, 5, 10];

/** The step of a scale on which about `count` numbers stand, none of them odd. */
export function niceStep(span: number, count: number): number {
  const rough = span / Math.max(1, count);
  const size = 10 ** Math.floor(Math.log10(rough));
  return size * (STEPS.find((step) => step * size >= rough) ?? 10);
}

export function ticksWithin(low: number, high: number, step: number): number[] {
  if (!(step > 0) || !(high >= low)) return [];
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({length: Math.max(0, count)}, (_, index) => (first + index) * step);
}

export function scaleTicks(
  [low, high]: readonly [number, number],
  {step, words}: {step: number; words: (value: number) => string},
): Tick[] {
  const small = step / 5;
  return ticksWithin(low, high, small).map((at) => {
    const isMajor = Math.abs(at / step - Math.round(at / step)) < 1e-6;
    return {at, label: isMajor ? words(at) : null};
  });
}

const CLOCK_STEPS = [5, 10, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400];

export const clockStep = (seconds: number, count: number): number =>
  CLOCK_STEPS.find((step) => seconds / step <= count) ?? 28_800;

/** The values between which all but a share of the measured ones lie, at both ends. */
export function spreadOf(
  values: Float64Array,
  [low, high]: readonly [number, number],
): [number, number] | null {
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  if (known.length === 0) return null;
  const at = (share: number) => known[Math.round(share * (known.length - 1))] ?? 0;
  return [at(low), at(high)];
}

/** A moving mean over about `seconds` around each slot. A gap stays one: what was not measured is not made up. */
export function smooth(values: Float64Array, seconds: number): Float64Array {
  if (seconds <= 1) return values;
  const sums = new Float64Array(values.length + 1);
  const counts = new Uint32Array(values.length + 1);
  values.forEach((value, slot) => {
    const isKnown = !Number.isNaN(value);
    sums[slot + 1] = (sums[slot] ?? 0) + (isKnown ? value : 0);
    counts[slot + 1] = (counts[slot] ?? 0) + (isKnown ? 1 : 0);
  });
  const reach = Math.floor(seconds / 2);
  return values.map((value, slot) => {
    if (Number.isNaN(value)) return value;
    const from = Math.max(0, slot - reach);
    const to = Math.min(values.length, slot + reach + 1);
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / ((counts[to] ?? 0) - (counts[from] ?? 0));
  });
}

/** The slot whose place on a rising axis is nearest. */
export function nearestSlot(xs: Float64Array, x: number): number {
  let [low, high] = [0, xs.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  const before = Math.max(0, low - 1);
  return Math.abs((xs[before] ?? 0) - x) <= Math.abs((xs[low] ?? 0) - x) ? before : low;
}
