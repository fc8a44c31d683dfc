import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Series} from "../series/series.ts";
import {countSlots, meanIn} from "./moving.ts";

const {driftMinSeconds, driftHeartRateShare} = TRAINING_DEFAULTS.summary;

/**
 * How much power per heartbeat fell from the first half of the active time to the second, in percent of the first.
 * Null for runs under 20 min, or with a heart rate in less than 80 % of their seconds.
 */
export function powerHeartRateDrift({active, columns, length}: Series): number | null {
  const {power, heart_rate: heartRate} = columns;
  const seconds = countSlots(active);
  if (!power || !heartRate || seconds < driftMinSeconds) return null;
  const measured = heartRate.reduce((sum, beats, slot) => sum + (active[slot] === 1 && beats > 0 ? 1 : 0), 0);
  if (measured < driftHeartRateShare * seconds) return null;
  const [first, second] = [new Uint8Array(length), new Uint8Array(length)];
  let passed = 0;
  active.forEach((isActive, slot) => {
    if (isActive !== 1) return;
    (passed < seconds / 2 ? first : second)[slot] = 1;
    passed++;
  });
  const perBeat = (half: Uint8Array) => {
    const [watts, beats] = [meanIn(power, half), meanIn(heartRate, half, {zeros: false})];
    return watts === null || beats === null ? null : watts / beats;
  };
  const [before, after] = [perBeat(first), perBeat(second)];
  return before === null || after === null || before === 0 ? null : (100 * (before - after)) / before;
}
