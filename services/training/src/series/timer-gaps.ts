import type {TimerEvent} from "./recording.ts";

/** A silence longer than this between points is a pause, in formats that do not say when the timer ran. */
const PAUSE_GAP = 15;
// A device that records that seldom has gaps all along.
const SPARSE_INTERVAL = 10;

// Longer silences are one: a run is cut there.
const STEP_MAX = 6 * 3600;

/** The middle value of the seconds between points; 1 where there are no two. */
export function medianInterval(times: ArrayLike<number>): number {
  const counts = new Uint32Array(STEP_MAX + 1);
  let total = 0;
  for (let index = 1; index < times.length; index++) {
    const step = (times[index] ?? 0) - (times[index - 1] ?? 0);
    if (!(step > 0)) continue;
    const counted = Math.min(Math.round(step), STEP_MAX);
    counts[counted] = (counts[counted] ?? 0) + 1;
    total++;
  }
  let seen = 0;
  const middle = counts.findIndex((count) => {
    seen += count;
    return seen > 0 && 2 * seen >= total;
  });
  return Math.max(1, middle);
}

/** Pauses of a format without timer events: at its breaks (indices of points), and where it is silent for long. */
export function pausesOf(times: ArrayLike<number>, breaks: ReadonlySet<number>): TimerEvent[] {
  const interval = medianInterval(times);
  const limit = interval > SPARSE_INTERVAL ? Math.max(PAUSE_GAP, 2 * interval) : PAUSE_GAP;
  const events: TimerEvent[] = [];
  for (let index = 1; index < times.length; index++) {
    const stop = times[index - 1] ?? 0;
    const start = times[index] ?? 0;
    if (start - stop <= limit && !breaks.has(index)) continue;
    events.push({time: stop, isRunning: false}, {time: start, isRunning: true});
  }
  return events;
}
