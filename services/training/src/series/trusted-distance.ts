import type {Recording} from "./recording.ts";

/** Two measurements of the same run agree within this share of the larger. */
const AGREEMENT = 0.03;
/** m; a device starts to record no further than this from its start. */
const FIRST_RECORD_MAX = 100;
/** m; a speed that integrates to less is noise of a device at rest. */
const LEAST_INTEGRATED = 50;

/** What a run's distance was measured by: the device's own, positions, or speed. */
export const DISTANCE_SOURCES = ["device", "positions", "speed"] as const;
export type DistanceSource = (typeof DISTANCE_SOURCES)[number];

export interface TrustedDistance {
  readonly source: DistanceSource;
  /** m per slot, cumulative. */
  readonly distance: Float64Array;
}

/**
 * Chooses among several measurements of a run's cumulative distance: the one that most others agree with, and among equals
 * the first (design, running power, section 2, step 5). Measurements are computed only as far as they are needed.
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

function agree(one: number, other: number): boolean {
  return Math.abs(one - other) <= AGREEMENT * Math.max(one, other);
}

function lastValue(distance: Float64Array): number {
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
