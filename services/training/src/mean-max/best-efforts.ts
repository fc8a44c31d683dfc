import {durationGrid} from "./duration-grid.ts";

/** Bests of one run: mean W over each duration in seconds, and the slot at which the earliest such window starts. */
export interface MeanMax {
  readonly durations: readonly number[];
  readonly power: Float64Array;
  readonly start: Uint32Array;
}

/**
 * Best mean power for each duration. Exact, though most windows are skipped: the energy of a window can grow by at
 * most the highest power for each second it moves on, so one that is far below the best so far rules out its
 * neighbours. This only holds because power is never negative.
 *
 * @param energy from `cumulativeEnergy`, length + 1 values in J
 * @param durations whole seconds from 1 to the length, rising
 */
export function bestEfforts(energy: Float64Array, durations: readonly number[]): MeanMax {
  const power = new Float64Array(durations.length);
  const start = new Uint32Array(durations.length);
  const peak = highestPower(energy);
  let slot = 0;
  durations.forEach((duration, index) => {
    slot = bestStart(energy, duration, peak, slot);
    start[index] = slot;
    power[index] = ((energy[slot + duration] ?? 0) - (energy[slot] ?? 0)) / duration;
  });
  return {durations, power, start};
}

/** Bests on the common grid, as stored for a run. */
export const bestEffortsOnGrid = (energy: Float64Array): MeanMax =>
  bestEfforts(energy, durationGrid(energy.length - 1));

/** Bests for every whole second of a run. */
export const bestEffortsEverySecond = (energy: Float64Array): MeanMax =>
  bestEfforts(
    energy,
    Array.from({length: energy.length - 1}, (_, index) => index + 1),
  );

function highestPower(energy: Float64Array): number {
  // At least 1: a bound may be too high, and a run without any power must not divide by 0.
  let highest = 1;
  for (let slot = 1; slot < energy.length; slot++)
    highest = Math.max(highest, (energy[slot] ?? 0) - (energy[slot - 1] ?? 0));
  return highest;
}

/** The earliest best window. `guess`, where that of a shorter duration began, makes the first comparison a hard one. */
function bestStart(energy: Float64Array, duration: number, peak: number, guess: number): number {
  const last = energy.length - 1 - duration;
  if (duration < 1 || last < 0) throw new RangeError(`no window of ${duration} s in ${energy.length - 1} s`);
  let bestSlot = Math.min(guess, last);
  let best = (energy[bestSlot + duration] ?? 0) - (energy[bestSlot] ?? 0);
  let slot = 0;
  // A trifle less, so that no product is rounded up to the next second.
  const perPeak = (1 - 1e-9) / peak;
  while (slot <= last) {
    const joules = (energy[slot + duration] ?? 0) - (energy[slot] ?? 0);
    if (joules > best || (joules === best && slot < bestSlot)) {
      best = joules;
      bestSlot = slot;
    }
    // Rounded down, so that a window as good as the best is looked at as well: the earliest of equals wins.
    const skipped = Math.floor((best - joules) * perPeak);
    slot += Math.max(1, skipped);
  }
  return bestSlot;
}
