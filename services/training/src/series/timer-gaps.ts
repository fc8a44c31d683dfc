import type {DeviceTotals, TimerEvent} from "./recording.ts";

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
    events.push(...timerEventsOf({stop, start}));
  }
  return events;
}

/** s; rounding adds up to this difference between a device's timer and its gaps. */
const TIMER_TOLERANCE = 5;

/**
 * Pauses of a device that recorded no timer events: its longest gaps between records, if together they explain why its
 * timer is shorter than the elapsed time. A gap while the timer ran is smart recording.
 */
export function pausesByTimer(times: ArrayLike<number>, {elapsed, timer}: DeviceTotals): TimerEvent[] {
  if (timer === null || times.length < 2) return [];
  const whole = elapsed ?? (times[times.length - 1] ?? 0) - (times[0] ?? 0);
  let missing = whole - timer;
  const pauses: Gap[] = [];
  for (const gap of longestGaps(times)) {
    const seconds = gap.start - gap.stop;
    if (seconds > missing + TIMER_TOLERANCE) continue;
    pauses.push(gap);
    missing -= seconds;
  }
  if (missing > TIMER_TOLERANCE) return [];
  return pauses.toSorted((a, b) => a.stop - b.stop).flatMap(timerEventsOf);
}

/** Unix seconds of the records before and after it. */
interface Gap {
  readonly stop: number;
  readonly start: number;
}

function timerEventsOf({stop, start}: Gap): TimerEvent[] {
  return [
    {time: stop, isRunning: false},
    {time: start, isRunning: true},
  ];
}

/** Longest first. */
function longestGaps(times: ArrayLike<number>): Gap[] {
  const gaps: Gap[] = [];
  for (let index = 1; index < times.length; index++) {
    const [stop, start] = [times[index - 1] ?? 0, times[index] ?? 0];
    if (start - stop > PAUSE_GAP) gaps.push({stop, start});
  }
  return gaps.toSorted((a, b) => b.start - b.stop - (a.start - a.stop));
}
