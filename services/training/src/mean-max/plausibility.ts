import {TRAINING_DEFAULTS} from "../defaults.ts";
import {median} from "../numbers/statistics.ts";
import type {Series} from "../series/series.ts";
import {bestEfforts, bestEffortsOnGrid, type MeanMax} from "./best-efforts.ts";
import {cumulativeEnergy} from "./energy.ts";

const {spike, lowResolutionIntervals: intervals} = TRAINING_DEFAULTS.meanMax;

/** Slots from first to last, both included. */
interface Slots {
  readonly from: number;
  readonly to: number;
}

/**
 * Power in W with single-second spikes cut to what is believable: no more than 1.6 times the median of the 11 s
 * around them, and never below 2.2 times critical power. Accepted seconds stay as they were measured.
 */
export function capSpikes(
  power: Float64Array,
  criticalPower: number,
  accepted: readonly Slots[] = [],
): Float64Array {
  const capped = Float64Array.from(power);
  const half = spike.neighbourhood >> 1;
  const floor = spike.overCriticalPower * criticalPower;
  power.forEach((watts, slot) => {
    if (!(watts > floor) || accepted.some(({from, to}) => slot >= from && slot <= to)) return;
    const around = median(power.subarray(Math.max(0, slot - half), slot + half + 1)) ?? 0;
    capped[slot] = Math.min(watts, Math.max(floor, spike.overMedian * around));
  });
  return capped;
}

export interface EffortOptions {
  /** W; null for a runner without a known value, whose spikes cannot be distinguished from sprints. */
  readonly criticalPower: number | null;
  /** Seconds between records, for a run recorded too sparsely to judge short efforts; null otherwise. */
  readonly lowResolutionInterval?: number | null;
  /** Seconds whose power the runner accepted. */
  readonly accepted?: readonly Slots[];
}

/**
 * The bests of a run that may enter its runner's curve, or null without power. Spikes are cut for durations up to 10
 * s; longer ones hardly feel them. Where records are far apart, durations under three intervals are 0: the curve takes
 * them from longer ones.
 */
export function plausibleEfforts(
  {columns, active}: Series,
  {criticalPower, lowResolutionInterval = null, accepted = []}: EffortOptions,
): MeanMax | null {
  const {power} = columns;
  if (!power) return null;
  const all = bestEffortsOnGrid(cumulativeEnergy(power, active));
  if (criticalPower !== null) {
    const capped = cumulativeEnergy(capSpikes(power, criticalPower, accepted), active);
    const shortest = all.durations.filter((duration) => duration <= spike.longest);
    const short = bestEfforts(capped, shortest);
    all.power.set(short.power);
    all.start.set(short.start);
  }
  const known = (lowResolutionInterval ?? 0) * intervals;
  all.power.fill(0, 0, all.durations.filter((duration) => duration < known).length);
  return all;
}
