import {TRAINING_DEFAULTS} from "../defaults.ts";

const {isoWindow, isoExponent, peakWindow} = TRAINING_DEFAULTS.summary;

/** W; null when no active stretch is as long as their windows. */
export interface RollingPower {
  /** Highest mean over 3 s. */
  readonly peak: number | null;
  /**
   * The steady power that would have felt alike: fourth root of the mean fourth power of 30 s means. For display only.
   */
  readonly iso: number | null;
}

/** Of the mean W of every window that lies wholly inside one active stretch; `energy` from `cumulativeEnergy`. */
export function rollingPower(energy: Float64Array, active: Uint8Array): RollingPower {
  let peak = -1;
  let sum = 0;
  let count = 0;
  let stretch = 0;
  for (let slot = 0; slot < active.length; slot++) {
    stretch = active[slot] === 1 ? stretch + 1 : 0;
    const short = stretch >= peakWindow ? meanUpTo(energy, slot, peakWindow) : -1;
    if (short > peak) peak = short;
    if (stretch < isoWindow) continue;
    sum += meanUpTo(energy, slot, isoWindow) ** isoExponent;
    count++;
  }
  return {peak: peak < 0 ? null : peak, iso: count === 0 ? null : (sum / count) ** (1 / isoExponent)};
}

const meanUpTo = (energy: Float64Array, slot: number, seconds: number): number =>
  ((energy[slot + 1] ?? 0) - (energy[slot + 1 - seconds] ?? 0)) / seconds;
