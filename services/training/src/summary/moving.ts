import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Series} from "../series/series.ts";
import {bridgedSpeed} from "./bridge-gaps.ts";

/** 1 in every active slot in which the runner moved: faster than 0.5 m/s, also across a gap, or with power. */
export function movingSlots(series: Series): Uint8Array {
  const {length, active} = series;
  const {power} = series.columns;
  const speed = bridgedSpeed(series);
  const moving = new Uint8Array(length);
  const {movingSpeed} = TRAINING_DEFAULTS.summary;
  for (let slot = 0; slot < length; slot++) {
    const moves = (speed?.[slot] ?? 0) > movingSpeed || (power?.[slot] ?? 0) > 0;
    moving[slot] = active[slot] === 1 && moves ? 1 : 0;
  }
  return moving;
}

export const countSlots = (slots: ArrayLike<number>): number => {
  let count = 0;
  for (let slot = 0; slot < slots.length; slot++) count += slots[slot] ?? 0;
  return count;
};

/** Mean of what was measured in the given slots; null without a column or a value. `zeros: false` leaves out 0. */
export function meanIn(
  values: Float64Array | undefined,
  slots: ArrayLike<number>,
  {zeros = true}: {zeros?: boolean} = {},
): number | null {
  if (!values) return null;
  let sum = 0;
  let count = 0;
  for (let slot = 0; slot < values.length; slot++) {
    const value = values[slot] ?? Number.NaN;
    if (slots[slot] !== 1 || Number.isNaN(value) || (value === 0 && !zeros)) continue;
    sum += value;
    count++;
  }
  return count === 0 ? null : sum / count;
}

/** Means of two columns over the given slots in which both are above 0; null without such a slot. */
export function meansOfBoth(
  first: Float64Array | undefined,
  second: Float64Array | undefined,
  slots: ArrayLike<number>,
): readonly [number, number] | null {
  if (!first || !second) return null;
  let sumOfFirst = 0;
  let sumOfSecond = 0;
  let count = 0;
  for (let slot = 0; slot < slots.length; slot++) {
    const [one, other] = [first[slot] ?? 0, second[slot] ?? 0];
    if (slots[slot] !== 1 || !(one > 0 && other > 0)) continue;
    sumOfFirst += one;
    sumOfSecond += other;
    count++;
  }
  return count === 0 ? null : [sumOfFirst / count, sumOfSecond / count];
}

/** Highest measured value in the given slots, or in all; null without one. */
export function highestIn(values: Float64Array | undefined, slots?: ArrayLike<number>): number | null {
  if (!values) return null;
  let highest = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < values.length; slot++) {
    const value = values[slot] ?? Number.NaN;
    if (value > highest && (slots === undefined || slots[slot] === 1)) highest = value;
  }
  return highest === Number.NEGATIVE_INFINITY ? null : highest;
}
