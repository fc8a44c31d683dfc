import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Series} from "../series/series.ts";
import {countSlots, meanIn} from "./moving.ts";

const {driftMinSeconds, driftHeartRateShare} = TRAINING_DEFAULTS.summary;

/**
 * How much power per heartbeat fell from the first half of the active time to the second, in percent of the first.
 * Null for runs under 20 min, or with a heart rate in less than 80 % of their seconds.
 */
export function powerHeartRateDrift({active, columns}: Series): number | null {
  const {power, heart_rate: heartRate} = columns;
  const seconds = countSlots(active);
  if (!power || !heartRate || seconds < driftMinSeconds) return null;
  if (secondsWithBeats(heartRate, active) < driftHeartRateShare * seconds) return null;
  const middle = slotAfter(active, seconds / 2);
  const perBeat = (from: number, to?: number) => {
    const half = active.subarray(from, to);
    const watts = meanIn(power.subarray(from, to), half);
    const beats = meanIn(heartRate.subarray(from, to), half, {zeros: false});
    return watts === null || beats === null ? null : watts / beats;
  };
  const [before, after] = [perBeat(0, middle), perBeat(middle)];
  return before === null || after === null || before === 0 ? null : (100 * (before - after)) / before;
}

function secondsWithBeats(heartRate: Float64Array, active: Uint8Array): number {
  let seconds = 0;
  for (let slot = 0; slot < heartRate.length; slot++)
    if (active[slot] === 1 && (heartRate[slot] ?? 0) > 0) seconds++;
  return seconds;
}

/** The slot at which so many active ones lie behind. */
function slotAfter(active: Uint8Array, seconds: number): number {
  let slot = 0;
  for (let passed = 0; slot < active.length && passed < seconds; slot++) if (active[slot] === 1) passed++;
  return slot;
}
