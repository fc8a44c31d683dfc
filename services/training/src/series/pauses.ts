import type {TimerEvent} from "./recording.ts";

/**
 * 1 for each slot in which the timer stood: strictly after a stop, before the next start, and without a record (a
 * device that writes records is not paused, whatever its events say). A stop without a start pauses until the end.
 */
export function pausedSlots(
  recorded: Int32Array,
  length: number,
  timer: readonly TimerEvent[],
  start: number,
): Uint8Array {
  const paused = new Uint8Array(length);
  if (timer.length === 0) return paused;
  const events = timer.toSorted((a, b) => a.time - b.time);
  let stop: number | null = null;
  for (const {time, isRunning} of events) {
    if (!isRunning) stop ??= time;
    else if (stop !== null) {
      pause(paused, stop + 1 - start, time - start);
      stop = null;
    }
  }
  if (stop !== null) pause(paused, stop + 1 - start, length);
  for (let row = 0; row < recorded.length; row++) {
    const slot = recorded[row] ?? -1;
    if (slot >= 0) paused[slot] = 0;
  }
  return paused;
}

function pause(paused: Uint8Array, from: number, to: number) {
  if (to > 0) paused.fill(1, Math.max(0, from), to);
}
