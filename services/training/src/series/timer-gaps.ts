import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {DeviceTotals, TimerEvent} from "./recording.ts";
import {fastestOver} from "./speed.ts";

/** Seconds; a longer gap between points is a pause, in formats that do not record when the timer ran. */
const PAUSE_GAP = 15;
// A device that records that seldom has gaps all along.
const SPARSE_INTERVAL = 10;
/** s; in a gap up to this long the runner may have continued, judged by the metres covered. */
const CROSSED_MAX = 120;

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

interface TimedPoints {
  /** Unix seconds, never falling. */
  readonly times: ArrayLike<number>;
  /** Indices of points before which the timer stood. */
  readonly breaks: ReadonlySet<number>;
  /** Cumulative m, NaN where unknown. */
  readonly distance?: Float64Array | null;
  /** s, as counted by the device; null if it was not reported. */
  readonly timer?: number | null;
}

/**
 * Pauses of a format without timer events: at its breaks, and where it is silent for long without ground covered. Where
 * the device's own timer is known, its silences are pauses as far as it is shorter than the time that passed, and no
 * further; the others are sparse recording.
 */
export function pausesOf({times, breaks, distance = null, timer = null}: TimedPoints): TimerEvent[] {
  const interval = medianInterval(times);
  const limit = interval > SPARSE_INTERVAL ? Math.max(PAUSE_GAP, 2 * interval) : PAUSE_GAP;
  const atBreaks = gapsAt(times, (_seconds, index) => breaks.has(index));
  const silences = gapsAt(times, (seconds, index) => seconds > limit && !breaks.has(index));
  const stillGaps = distance ? silences.filter((gap) => !isCrossed(gap, times, distance)) : silences;
  if (timer === null || !(timer > 0)) return inOrder([...atBreaks, ...stillGaps]);
  const passed = (times[times.length - 1] ?? 0) - (times[0] ?? 0);
  const missing = passed - timer - atBreaks.reduce((sum, gap) => sum + secondsOf(gap), 0);
  const explaining = [stillGaps, silences]
    .map((gaps) => gapsWithin(missing, gaps))
    .find((gaps) => isExplained(missing, gaps));
  return inOrder([...atBreaks, ...(explaining ?? gapsClosest(missing, stillGaps))]);
}

/** Whether the points around a silence lie as far apart as running takes them in its time. */
function isCrossed({index, stop, start}: Gap, times: ArrayLike<number>, distance: Float64Array): boolean {
  if (start - stop > CROSSED_MAX) return false;
  const [before, after] = [knownFrom(distance, index - 1, -1), knownFrom(distance, index, 1)];
  const metres = (distance[after] ?? Number.NaN) - (distance[before] ?? Number.NaN);
  const speed = metres / ((times[after] ?? 0) - (times[before] ?? 0));
  return speed > TRAINING_DEFAULTS.summary.movingSpeed && speed <= fastestOver(start - stop);
}

/** A few points beside a silence may not know where they are. */
const UNKNOWN_MAX = 10;

/** Index of the nearest known value, from one on in a direction; of one without value where none is near. */
function knownFrom(values: Float64Array, from: number, step: 1 | -1): number {
  let at = from;
  for (let passed = 0; passed < UNKNOWN_MAX && Number.isNaN(values[at] ?? 0); passed++) at += step;
  return at;
}

/** s, or a share of the whole: rounding adds up to this difference between a device's timer and its gaps. */
const TIMER_TOLERANCE = 5;
const TIMER_TOLERANCE_SHARE = 0.01;

/**
 * Pauses of a device that recorded no timer events: its longest gaps between records, if together they explain why its
 * timer is shorter than the elapsed time. A gap while the timer ran is smart recording.
 */
export function pausesByTimer(times: ArrayLike<number>, {elapsed, timer}: DeviceTotals): TimerEvent[] {
  if (timer === null || times.length < 2) return [];
  const whole = elapsed ?? (times[times.length - 1] ?? 0) - (times[0] ?? 0);
  const missing = Math.max(0, whole - timer);
  const silences = gapsAt(times, (seconds) => seconds > PAUSE_GAP);
  const pauses = gapsWithin(missing, silences);
  return isExplained(missing, pauses) ? inOrder(pauses) : [];
}

/** Whether gaps together last as long as the timer stood. */
const isExplained = (seconds: number, gaps: readonly Gap[]): boolean =>
  Math.abs(restOf(seconds, gaps)) <= Math.max(TIMER_TOLERANCE, TIMER_TOLERANCE_SHARE * seconds);

/** s that the timer stood outside of these gaps. */
const restOf = (seconds: number, gaps: readonly Gap[]): number =>
  gaps.reduce((rest, gap) => rest - secondsOf(gap), seconds);

/** The same, and one gap more where that comes closer: a pause holds a second or two of running at its ends. */
function gapsClosest(seconds: number, gaps: readonly Gap[]): Gap[] {
  const within = gapsWithin(seconds, gaps);
  const rest = restOf(seconds, within);
  const selectedGaps = new Set(within);
  const others = gaps.filter((gap) => !selectedGaps.has(gap));
  const [closest] = others.toSorted((a, b) => Math.abs(rest - secondsOf(a)) - Math.abs(rest - secondsOf(b)));
  const isCloser = closest !== undefined && Math.abs(rest - secondsOf(closest)) < Math.abs(rest);
  return isCloser ? [...within, closest] : within;
}

/** The longest gaps that together last no longer than the timer stood. */
function gapsWithin(seconds: number, gaps: readonly Gap[]): Gap[] {
  let missing = seconds;
  const pauses: Gap[] = [];
  for (const gap of gaps.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    if (secondsOf(gap) > missing + TIMER_TOLERANCE) continue;
    pauses.push(gap);
    missing -= secondsOf(gap);
  }
  return pauses;
}

/** Unix seconds of the records before and after it, and the index of the latter. */
interface Gap {
  readonly index: number;
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

function gapsAt(times: ArrayLike<number>, isTaken: (seconds: number, index: number) => boolean): Gap[] {
  const gaps: Gap[] = [];
  for (let index = 1; index < times.length; index++) {
    const [stop, start] = [times[index - 1] ?? 0, times[index] ?? 0];
    if (isTaken(start - stop, index)) gaps.push({index, stop, start});
  }
  return gaps;
}
