import type {Series} from "../series/series.ts";

/**
 * Energy in J up to each slot: `result[i]` is what the first i seconds took, length + 1 values. Slots in pauses and
 * slots without a value count as 0 W, so a pause cannot be stitched into a best effort.
 */
export function cumulativeEnergy(power: ArrayLike<number>, active?: ArrayLike<number>): Float64Array {
  const energy = new Float64Array(power.length + 1);
  let sum = 0;
  for (let slot = 0; slot < power.length; slot++) {
    const watts = active && active[slot] !== 1 ? 0 : (power[slot] ?? 0);
    if (watts > 0) sum += watts;
    energy[slot + 1] = sum;
  }
  return energy;
}

/** Energy along a run, or null when it has no power. */
export function energyOf({columns, active}: Series): Float64Array | null {
  return columns.power ? cumulativeEnergy(columns.power, active) : null;
}
