import type {Recording} from "./recording.ts";

/** Two measurements of the same run agree within this share of the larger. */
const AGREEMENT = 0.03;
/** m; a device starts to record no further than this from its start. */
const FIRST_RECORD_MAX = 100;
/** m; a speed that integrates to less is noise of a device at rest. */
const LEAST_INTEGRATED = 50;

/** What a run's distance was measured by: the device's own, positions, speed, or nothing but the totals of its laps. */
export const DISTANCE_SOURCES = ["device", "positions", "speed", "laps"] as const;
export type DistanceSource = (typeof DISTANCE_SOURCES)[number];

export interface TrustedDistance {
  readonly source: DistanceSource;
  /** m per slot, cumulative. */
  readonly distance: Float64Array;
}

/**
 * Chooses among several measurements of a run's cumulative distance: the one that most others agree with, and among equals
 * the first (design, running power, section 2, step 5). Measurements are computed only as far as they are needed; laps, which
 * are none of each second, count only where there is no other.
 *
 * @param measurements m per slot; null where the run has none
 * @param totals m; what the device reports for the whole run. The first measurement is taken if it agrees with one
 */
export function chooseDistance(
  measurements: Readonly<Record<DistanceSource, () => Float64Array | null>>,
  totals: readonly number[],
): TrustedDistance | null {
  const candidates: (TrustedDistance & {readonly total: number})[] = [];
  for (const source of DISTANCE_SOURCES) {
    if (source === "laps" && candidates.some(({total}) => total > 0)) break;
    const distance = measurements[source]();
    if (!distance) continue;
    const total = lastValue(distance);
    if (candidates.length === 0 && totals.some((metres) => agree(metres, total))) return {source, distance};
    candidates.push({source, distance, total});
  }
  const votesFor = (total: number) =>
    // Devices write 0 when they do not measure, so nothing confirms it.
    total === 0
      ? 0
      : [...totals, ...candidates.map((other) => other.total)].filter((metres) => agree(metres, total))
          .length;
  const most = Math.max(...candidates.map(({total}) => votesFor(total)));
  return candidates.find(({total}) => votesFor(total) === most) ?? null;
}

/** Whether two measurements in m are of the same run. */
export function agree(one: number, other: number): boolean {
  return Math.abs(one - other) <= AGREEMENT * Math.max(one, other);
}

/** The last known value; 0 without one. */
export function lastValue(distance: Float64Array): number {
  return distance.findLast((metres) => !Number.isNaN(metres)) ?? 0;
}

/** Distances in m that the device reports for the whole run: of its session, and the sum of its laps. */
export function deviceDistances({totals, laps}: Pick<Recording, "totals" | "laps">): number[] {
  const lapDistances = laps.flatMap(({distance}) => distance ?? []);
  const isComplete = lapDistances.length === laps.length;
  const sum = lapDistances.reduce((all, metres) => all + metres, 0);
  return [totals.distance ?? 0, isComplete ? sum : 0].filter((metres) => metres > 0);
}

/**
 * Counts a cumulative distance from its first value: the leg of a multisport recording continues from the leg before. It
 * stays as it is if that is closer to what the device reports for the run.
 */
export function distanceFromStart(distance: Float64Array, totals: readonly number[]): Float64Array {
  const first = distance.find((metres) => !Number.isNaN(metres)) ?? 0;
  if (first <= FIRST_RECORD_MAX) return distance;
  const last = lastValue(distance);
  const isOfThisRun = totals.some((total) => Math.abs(total - last) < Math.abs(total - (last - first)));
  return isOfThisRun ? distance : distance.map((metres) => metres - first);
}

/**
 * Cumulative distance in m of a device that reports laps alone: each is run evenly, as far as the timer ran in it. Null
 * without such laps.
 */
export function distanceByLaps(
  laps: Recording["laps"],
  start: number,
  active: Uint8Array,
): Float64Array | null {
  const metres = new Float64Array(active.length);
  for (const {start: lapStart, elapsed, timer, distance} of laps) {
    const seconds = elapsed ?? timer ?? 0;
    const from = Math.max(0, Math.round(lapStart) - start);
    const to = Math.min(active.length, Math.round(lapStart + seconds) - start);
    const ran = active.subarray(from, to).reduce((sum, each) => sum + each, 0);
    if (distance === null || ran === 0) continue;
    for (let slot = from; slot < to; slot++)
      if (active[slot] === 1) metres[slot] = (metres[slot] ?? 0) + distance / ran;
  }
  let total = 0;
  for (let slot = 0; slot < metres.length; slot++) {
    total += metres[slot] ?? 0;
    metres[slot] = total;
  }
  return total > 0 ? metres : null;
}

/** Cumulative distance in m from speed in m/s while the timer runs, NaN where speed is; null without movement. */
export function integrateSpeed(speed: Float64Array | undefined, active: Uint8Array): Float64Array | null {
  if (!speed) return null;
  let metres = 0;
  const distance = speed.map((metresPerSecond, slot) => {
    if (Number.isNaN(metresPerSecond)) return Number.NaN;
    if (active[slot] === 1) metres += metresPerSecond;
    return metres;
  });
  return metres >= LEAST_INTEGRATED ? distance : null;
}
