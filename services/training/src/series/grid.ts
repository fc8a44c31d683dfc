import {mapColumns} from "./columns.ts";
import {asTotal, cleanDeviceDistance} from "./device-distance.ts";
import {distanceOf, neverFall} from "./distance.ts";
import {fillGaps, fillPositionGaps, GAP_MAX, othersOf, unfilledToZero} from "./fill-gaps.ts";
import {pausedSlots} from "./pauses.ts";
import type {Recording} from "./recording.ts";
import type {Run} from "./run.ts";
import type {SeriesKey} from "./series.ts";
import {speedFromDistance, speedScaledToDistance, withoutJumps} from "./speed.ts";
import {medianInterval} from "./timer-gaps.ts";
import {
  chooseDistance,
  type DistanceSource,
  deviceDistances,
  distanceByLaps,
  distanceFromStart,
  integrateSpeed,
  type TrustedDistance,
} from "./trusted-distance.ts";

/** A grid is never longer than this: two days, in seconds. */
export const ELAPSED_MAX = 48 * 3600;

/** Columns that change steadily. Values given stride by stride (ground time, balances …) are never made up. */
const STEADY: ReadonlySet<SeriesKey> = new Set<SeriesKey>([
  "power",
  "form_power",
  "air_power",
  "speed",
  "distance",
  "heart_rate",
  "cadence",
  "altitude",
]);

/**
 * Puts a checked recording on the grid: one slot a second from its first record to its last. Of several records in one
 * second the last value of each column counts. Gaps of at most 10 s are lines; in longer ones and in pauses power is
 * 0 (it is summed over all slots) and everything else NaN.
 */
export function putOnGrid(recording: Recording): Run {
  const {time} = recording;
  const start = time[0];
  if (start === undefined) throw new RangeError("A run without points has no grid");
  const length = latest(time) - start + 1;
  if (length > ELAPSED_MAX + 1) throw new RangeError(`A grid of ${length} slots is longer than a run can be`);
  const slots = slotsOf(time, start);
  const interval = medianInterval(time);
  const isLowResolution = interval > GAP_MAX;
  const gapMax = isLowResolution ? 2 * interval : GAP_MAX;
  const paused = pausedSlots(slots, length, recording, start);
  const placed = isGapless(slots, length) ? copy : (values: Float64Array) => spread(values, slots, length);
  const toGrid = (values: Float64Array) => blankPauses(placed(values), paused);
  const onGrid = mapColumns(withCleanDistance(recording), toGrid);
  if (onGrid.distance) neverFall(onGrid.distance);
  fillPositionGaps(onGrid, paused, gapMax);
  const columns = mapColumns(onGrid, (values, key) => {
    if (STEADY.has(key)) fillGaps(values, paused, gapMax);
    return key === "power" ? unfilledToZero(values) : values;
  });
  const active = othersOf(paused);
  const trusted = measureDistance(recording, columns, active, toGrid);
  if (trusted) {
    const {distance} = trusted;
    // Where positions jumped, no speed is derived from them; where a device reported one, it stays.
    const untouched = isMeasuredBy(trusted.source, recording) ? columns.distance : null;
    columns.speed = columns.speed
      ? speedScaledToDistance(distance, columns.speed, active)
      : speedFromDistance(untouched ?? distance, active);
    columns.distance = distance;
  }
  const extra = recording.extra.map((series) => ({...series, values: toGrid(series.values)}));
  const series = {start, length, active, columns};
  return {series, extra, interval, isLowResolution, distanceSource: trusted?.source ?? null};
}

/** Whether the recording's own column is what the distance was made of, not another that was distrusted. */
const isMeasuredBy = (source: DistanceSource, {isAlongPositions = false}: Recording): boolean =>
  source === (isAlongPositions ? "positions" : "device");

/** Cumulative distance in m: the device's own, or along positions, from speed, or by laps; see `chooseDistance`. */
function measureDistance(
  recording: Recording,
  {distance, speed}: Recording["columns"],
  active: Uint8Array,
  toGrid: (values: Float64Array) => Float64Array,
): TrustedDistance | null {
  const {isAlongPositions = false, columns} = recording;
  const positions = () => {
    const measured = isAlongPositions ? null : distanceOf(columns, new Set());
    const onGrid = isAlongPositions ? distance : measured && toGrid(measured);
    return onGrid ? withoutJumps(onGrid, active) : null;
  };
  const device = () => (isAlongPositions ? null : (distance ?? null));
  const bySpeed = () => integrateSpeed(speed, active);
  const laps = () => distanceByLaps(recording.laps, recording.time[0] ?? 0, active);
  return chooseDistance({device, positions, speed: bySpeed, laps}, deviceDistances(recording));
}

/** Along positions nothing falls, and jumps are removed on the grid. */
function withCleanDistance(recording: Recording): Recording["columns"] {
  const {columns, time, isAlongPositions = false} = recording;
  const {distance, ...others} = columns;
  if (!distance) return columns;
  const totals = deviceDistances(recording);
  if (isAlongPositions) return {...others, distance: distanceFromStart(distance, totals)};
  const total = asTotal(distance, {totals, positions: () => distanceOf(columns, new Set())});
  return total ? {...others, distance: distanceFromStart(cleanDeviceDistance(total, time), totals)} : others;
}

function slotsOf(time: Float64Array, start: number): Int32Array {
  const slots = new Int32Array(time.length);
  for (let row = 0; row < slots.length; row++) slots[row] = (time[row] ?? Number.NaN) - start;
  return slots;
}

function latest(times: Float64Array): number {
  let last = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < times.length; row++) last = Math.max(last, times[row] ?? last);
  return last;
}

/** A record in every second, in order: most runs are that way, and their columns are the grid's as they are. */
function isGapless(slots: Int32Array, length: number): boolean {
  for (let row = 0; row < slots.length; row++) if (slots[row] !== row) return false;
  return slots.length === length;
}

/** What was recorded while the timer stood is no part of the run; in place. */
function blankPauses(values: Float64Array, paused: Uint8Array): Float64Array {
  for (let slot = 0; slot < paused.length; slot++) if (paused[slot]) values[slot] = Number.NaN;
  return values;
}

const copy = (values: Float64Array): Float64Array => values.slice();

/** One value a slot; a record before the first one has none. */
function spread(values: Float64Array, slots: Int32Array, length: number): Float64Array {
  const spreadOut = new Float64Array(length).fill(Number.NaN);
  for (let row = 0; row < slots.length; row++) {
    const slot = slots[row] ?? -1;
    const value = values[row] ?? Number.NaN;
    if (slot >= 0 && !Number.isNaN(value)) spreadOut[slot] = value;
  }
  return spreadOut;
}
