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

/**
 * Pauses of a format without timer events: at its breaks (indices of points), and where it is silent for long. Where the
 * device's own timer is known (s) and agrees, only those silences are pauses by which it is shorter than the time that
 * passed; the others are smart recording.
 */
export function pausesOf(
  times: ArrayLike<number>,
  breaks: ReadonlySet<number>,
  timer: number | null = null,
): TimerEvent[] {
  const interval = medianInterval(times);
  const limit = interval > SPARSE_INTERVAL ? Math.max(PAUSE_GAP, 2 * interval) : PAUSE_GAP;
  const [atBreaks, silences]: [Gap[], Gap[]] = [[], []];
  for (let index = 1; index < times.length; index++) {
    const gap = {stop: times[index - 1] ?? 0, start: times[index] ?? 0};
    if (breaks.has(index)) atBreaks.push(gap);
    else if (secondsOf(gap) > limit) silences.push(gap);
  }
  const passed = (times[times.length - 1] ?? 0) - (times[0] ?? 0);
  const missing = passed - (timer ?? 0) - atBreaks.reduce((sum, gap) => sum + secondsOf(gap), 0);
  const isKnown = timer !== null && timer > 0;
  const pauses = (isKnown && gapsExplaining(missing, silences)) || silences;
  return inOrder([...atBreaks, ...pauses]);
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
  return inOrder(gapsExplaining(Math.max(0, whole - timer), longGaps(times)) ?? []);
}

/** The longest gaps that together last as long as the timer stood; null where none do. */
function gapsExplaining(seconds: number, gaps: readonly Gap[]): Gap[] | null {
  let missing = seconds;
  const pauses: Gap[] = [];
  for (const gap of gaps.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    if (secondsOf(gap) > missing + TIMER_TOLERANCE) continue;
    pauses.push(gap);
    missing -= secondsOf(gap);
  }
  return Math.abs(missing) > TIMER_TOLERANCE ? null : pauses;
}

/** Unix seconds of the records before and after it. */
interface Gap {
  readonly stop: number;
  readonly start: number;
}

const secondsOf = ({stop, start}: Gap) => start - stop;

const inOrder = (pauses: readonly Gap[]): TimerEvent[] =>
  pauses
    .toSorted((a, b) => a.stop - b.stop)
    .flatMap(({stop, start}) => [
      {time: stop, isRunning: false},
      {time: start, isRunning: true},
    ]);

function longGaps(times: ArrayLike<number>): Gap[] {
  const gaps: Gap[] = [];
  for (let index = 1; index < times.length; index++) {
    const [stop, start] = [times[index - 1] ?? 0, times[index] ?? 0];
    if (start - stop > PAUSE_GAP) gaps.push({stop, start});
  }
  return gaps;
}
