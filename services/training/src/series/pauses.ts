import type {Recording, TimerEvent} from "./recording.ts";

/** s; a device rounds its totals and its events. */
const ROUNDING = 2;

/**
 * 1 for each slot in which the timer was stopped: strictly after a stop and before the next start. A stop without a
 * start pauses until the end. A slot with a record is not paused, whatever the timer events say, unless the pauses
 * account for the whole difference between the device's elapsed time and its timer: some devices go on recording
 * while the timer is stopped. The first and the last slot are never paused.
 */
export function pausedSlots(
  recorded: Int32Array,
  length: number,
  {timer, totals}: Pick<Recording, "timer" | "totals">,
  start: number,
): Uint8Array {
  const paused = new Uint8Array(length);
  const {pauses, lastStop} = stopsOf(timer);
  for (const {from, to} of pauses) pause(paused, from + 1 - start, to - start);
  const missing = totals.elapsed === null || totals.timer === null ? null : totals.elapsed - totals.timer;
  const recordedPauses = pauses.reduce((sum, {from, to}) => sum + to - from, 0);
  const isProven = missing !== null && recordedPauses > 0 && Math.abs(recordedPauses - missing) <= ROUNDING;
  if (isProven) paused[0] = paused[length - 1] = 0;
  else resume(paused, recorded);
  if (lastStop === null) return paused;
  const atEnd = new Uint8Array(length);
  pause(atEnd, lastStop + 1 - start, length);
  resume(atEnd, recorded);
  return paused.map((isPaused, slot) => isPaused | (atEnd[slot] ?? 0));
}

/** Unix seconds between which the timer stood, and of a last stop that no start follows. */
function stopsOf(timer: readonly TimerEvent[]) {
  const pauses: {readonly from: number; readonly to: number}[] = [];
  let stop: number | null = null;
  for (const {time, isRunning} of timer.toSorted((a, b) => a.time - b.time)) {
    if (!isRunning) stop ??= time;
    else if (stop !== null) {
      pauses.push({from: stop, to: time});
      stop = null;
    }
  }
  return {pauses, lastStop: stop};
}

function pause(paused: Uint8Array, from: number, to: number) {
  if (to > 0) paused.fill(1, Math.max(0, from), to);
}

function resume(paused: Uint8Array, recorded: Int32Array) {
  for (let row = 0; row < recorded.length; row++) {
    const slot = recorded[row] ?? -1;
    if (slot >= 0) paused[slot] = 0;
  }
}
