import type {Recording} from "../series/recording.ts";
import {FILE_LIMITS} from "./limits.ts";

/** s, or a share: so far may a device's elapsed time be from that of its records. */
const ROUNDING = 10;
const ROUNDING_SHARE = 0.01;

/**
 * A run during which the clock of its device was set forward, with all of it by the later clock. Its records then jump by
 * days, while the device's own elapsed time knows nothing of them; where that counts the jump, there are two runs.
 */
export function correctClockJump(recording: Recording): Recording {
  const {time, totals, timer, laps} = recording;
  const at = time.findIndex((each, row) => row > 0 && each - (time[row - 1] ?? each) > FILE_LIMITS.jump);
  const [start, before, after, end] = [time[0], time[at - 1], time[at], time.at(-1)];
  if (start === undefined || before === undefined || after === undefined || end === undefined)
    return recording;
  const missing = (totals.elapsed ?? Number.NaN) - (before - start) - (end - after);
  const isClock = Math.abs(missing) <= Math.max(ROUNDING, ROUNDING_SHARE * (totals.elapsed ?? 0));
  if (at < 0 || !isClock) return recording;
  const shift = after - before - Math.max(1, Math.round(missing));
  // Nothing happened in between.
  const shifted = (moment: number) => (moment < after - FILE_LIMITS.jump / 2 ? moment + shift : moment);
  return {
    ...recording,
    time: time.map((each, row) => (row < at ? each + shift : each)),
    totals: {...totals, start: totals.start === null ? null : shifted(totals.start)},
    timer: timer.map((event) => ({...event, time: shifted(event.time)})),
    laps: laps.map((lap) => ({...lap, start: shifted(lap.start)})),
  };
}
