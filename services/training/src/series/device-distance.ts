import {FASTEST} from "./speed.ts";
import {agree, lastValue} from "./trusted-distance.ts";

/** A distance that falls below this share of the last one was reset; so was one that falls by half to so few metres. */
const RESET_SHARE = 0.05;
const RESET_METRES = 50;
/** A sudden change counts only if so many of the following values continue from it; otherwise it is an outlier. */
const LOOK_AHEAD = 5;
/** Steps of up to so many metres are position noise, whatever speed they imply. */
const NOISE_METRES = 50;

/** A column that falls in more than this share of its rows, and often enough, holds steps and not a total. */
const FALLING_SHARE = 0.1;
const FALLS_LEAST = 10;

/**
 * A device's distance as a total in m. Some apps write the metres from one point to the next instead: those are summed
 * if that is as far as the positions lead, and null otherwise. A column that ends at one of the device's own `totals` is
 * one, however it got there.
 */
export function asTotal(
  distance: Float64Array,
  {totals, positions}: {readonly totals: readonly number[]; readonly positions: () => Float64Array | null},
): Float64Array | null {
  const last = lastValue(distance);
  if (neverFalls(distance) || totals.some((total) => agree(total, last))) return distance;
  const along = positions();
  let metres = 0;
  const summed = distance.map((step) => {
    if (Number.isNaN(step)) return step;
    metres += step;
    return metres;
  });
  return along && agree(metres, lastValue(along)) ? summed : null;
}

/** Hardly ever: that is jitter, or a device that was reset. */
function neverFalls(distance: Float64Array): boolean {
  let last = Number.NaN;
  let falls = 0;
  let rows = 0;
  for (const metres of distance) {
    if (Number.isNaN(metres)) continue;
    if (metres < last) falls++;
    last = metres;
    rows++;
  }
  return falls < FALLS_LEAST || falls <= FALLING_SHARE * rows;
}

/**
 * Cleans a cumulative distance recorded by a device, so that it never falls (design, running power, section 2, step 5).
 * A small step back is jitter: the maximum holds until the distance exceeds it again. After a reset the new distance is
 * added to the old one. Outliers become NaN; jumps that imply more than 12.5 m/s add nothing.
 *
 * @param distance m, NaN where not measured
 * @param time s, one per value
 */
export function cleanDeviceDistance(distance: Float64Array, time: Float64Array): Float64Array {
  const cleaned = new Float64Array(distance.length).fill(Number.NaN);
  const rows = rowsWithValue(distance);
  const valueAt = (row: number) => distance[row] ?? Number.NaN;
  const [firstRow] = rows;
  if (firstRow === undefined) return cleaned;
  let last: Sample = {value: valueAt(firstRow), time: time[firstRow] ?? Number.NaN};
  let offset = 0;
  cleaned[firstRow] = last.value;
  for (let index = 1; index < rows.length; index++) {
    const row = rows[index] ?? 0;
    const sample: Sample = {value: valueAt(row), time: time[row] ?? Number.NaN};
    const following = () => rows.slice(index + 1, index + 1 + LOOK_AHEAD).map(valueAt);
    const step = classify(last, sample, following);
    if (step === "outlier") continue;
    const covered = last.value + offset;
    if (step === "reset") offset = covered;
    if (step === "jump") offset = covered - sample.value;
    cleaned[row] = step === "jitter" ? covered : sample.value + offset;
    if (step !== "jitter" && sample.value !== last.value) last = sample;
  }
  return cleaned;
}

interface Sample {
  readonly value: number;
  readonly time: number;
}

type Step = "forward" | "jitter" | "reset" | "jump" | "outlier";

function classify(last: Sample, sample: Sample, following: () => readonly number[]): Step {
  const metres = sample.value - last.value;
  if (metres >= 0) {
    const isPossible = metres <= NOISE_METRES || metres <= FASTEST * Math.max(1, sample.time - last.time);
    if (isPossible) return "forward";
    return isContinued(last, sample, following()) ? "jump" : "outlier";
  }
  const isNearZero = sample.value < RESET_METRES && sample.value < last.value / 2;
  if (!isNearZero && sample.value >= RESET_SHARE * last.value) return "jitter";
  return isContinued(last, sample, following()) ? "reset" : "outlier";
}

/** Whether all following values are closer to the new one than to the one before it. */
function isContinued(last: Sample, sample: Sample, following: readonly number[]): boolean {
  return (
    following.length > 0 &&
    following.every((value) => Math.abs(value - sample.value) < Math.abs(value - last.value))
  );
}

function rowsWithValue(values: Float64Array): number[] {
  const rows: number[] = [];
  values.forEach((value, row) => {
    if (!Number.isNaN(value)) rows.push(row);
  });
  return rows;
}
