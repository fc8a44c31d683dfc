import {TRAINING_DEFAULTS} from "../defaults.ts";

/** Metres climbed and descended, both 0 or more. */
export interface Elevation {
  readonly gain: number;
  readonly loss: number;
}

/** Running median over an odd number of values; values that are not numbers take no part. */
export function runningMedian(values: ArrayLike<number>, width: number): Float64Array {
  const half = width >> 1;
  const sorted = new Float64Array(width);
  const medians = new Float64Array(values.length);
  let [rising, falling] = [0, 0];
  for (let index = 0; index < values.length; index++) {
    const [before, last] = [values[index + half - 1] ?? Number.NaN, values[index + half] ?? Number.NaN];
    rising = last >= before ? rising + 1 : 0;
    falling = last <= before ? falling + 1 : 0;
    // Of values that only rise or only fall, as heights mostly do, it is the one in the middle.
    const isInOrder = rising >= width - 1 || falling >= width - 1;
    medians[index] = isInOrder ? (values[index] ?? last) : medianAround(values, index, sorted);
  }
  return medians;
}

/** @param sorted room for as many values as are looked at */
function medianAround(values: ArrayLike<number>, index: number, sorted: Float64Array): number {
  const half = sorted.length >> 1;
  const last = Math.min(values.length - 1, index + half);
  let count = 0;
  for (let near = Math.max(0, index - half); near <= last; near++)
    count = insert(sorted, count, values[near] ?? Number.NaN);
  const upper = sorted[count >> 1] ?? Number.NaN;
  const lower = sorted[(count - 1) >> 1] ?? Number.NaN;
  return count === 0 ? Number.NaN : (lower + upper) / 2;
}

/** Inserts a number into the first `count` entries, which are sorted. Returns the new count; NaN is skipped. */
function insert(sorted: Float64Array, count: number, value: number): number {
  if (Number.isNaN(value)) return count;
  let index = count;
  for (; index > 0 && (sorted[index - 1] ?? 0) > value; index--) sorted[index] = sorted[index - 1] ?? 0;
  sorted[index] = value;
  return count + 1;
}

/** Running mean over an odd number of values, shorter at the ends; values that are not numbers take no part. */
export function runningMean(values: ArrayLike<number>, width: number): Float64Array {
  const half = width >> 1;
  const means = new Float64Array(values.length);
  let sum = 0;
  let count = 0;
  for (let entering = 0; entering < values.length + half; entering++) {
    const [entered, left] = [values[entering] ?? Number.NaN, values[entering - width] ?? Number.NaN];
    if (!Number.isNaN(entered)) {
      sum += entered;
      count++;
    }
    if (!Number.isNaN(left)) {
      sum -= left;
      count--;
    }
    if (entering >= half) means[entering - half] = count === 0 ? Number.NaN : sum / count;
  }
  return means;
}

/**
 * Altitude per second in m without sensor noise: median of 5, then the mean of 5 s. Corrections of the sensor are
 * removed, so the heights are relative to each other, not to sea level.
 */
export const smoothAltitude = (altitude: ArrayLike<number>): Float64Array =>
  runningMean(
    withoutCorrections(runningMedian(altitude, TRAINING_DEFAULTS.altitude.medianSlots)),
    TRAINING_DEFAULTS.altitude.meanSlots,
  );

/**
 * Altitudes that continue without a step that was steeper than any runner climbs or falls: there a sensor was set, or
 * lost its place.
 */
function withoutCorrections(altitude: Float64Array): Float64Array {
  const {fastest} = TRAINING_DEFAULTS.altitude;
  let last = -1;
  let corrected = 0;
  return altitude.map((metres, slot) => {
    if (Number.isNaN(metres)) return metres;
    const step = last < 0 ? 0 : metres - (altitude[last] ?? metres);
    if (Math.abs(step) > fastest * (slot - last)) corrected += step;
    last = slot;
    return metres - corrected;
  });
}

/** A change of exactly the hysteresis counts, whatever the sums of a mean have rounded. */
const ROUNDING = 1e-6;

/**
 * Gain and loss of altitudes in m: a change counts once it reaches the hysteresis, so that noise climbs no mountains.
 * Their difference is the last turning point that counted minus the first altitude.
 */
export function elevationOf(
  altitude: Iterable<number>,
  hysteresis: number = TRAINING_DEFAULTS.altitude.hysteresis,
): Elevation {
  let [gain, loss] = [0, 0];
  let reference: number | null = null;
  for (const metres of altitude) {
    if (Number.isNaN(metres)) continue;
    reference ??= metres;
    const change: number = metres - reference;
    if (Math.abs(change) < hysteresis - ROUNDING) continue;
    if (change > 0) gain += change;
    else loss -= change;
    reference = metres;
  }
  return {gain: toMillimetre(gain), loss: toMillimetre(loss)};
}

/** What a sum of altitudes has rounded is no difference between two readings of one run. */
const toMillimetre = (metres: number) => Math.round(1000 * metres) / 1000;
