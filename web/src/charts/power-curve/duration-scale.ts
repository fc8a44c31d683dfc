import {niceStep, ticksWithin} from "../series-stack/scale";

/** Seconds at the ends of the axis of time. */
export const SHORTEST = 5;
export const LONGEST = 3 * 3600;

const SPAN = Math.log(LONGEST / SHORTEST);

/** Where a duration stands on the axis, 0 to 1: each step of it is the same factor of time. */
export const placeOf = (seconds: number) => Math.log(seconds / SHORTEST) / SPAN;

export const secondsAt = (position: number) => SHORTEST * Math.exp(position * SPAN);

const MAJOR_SECONDS = [5, 30, 60, 300, 1200, 3600, LONGEST] as const;

const MINOR_SECONDS = [
  6, 7, 8, 9, 10, 15, 20, 25, 40, 50, 90, 120, 180, 240, 360, 420, 480, 540, 600, 900, 1800, 2400, 3000, 5400,
  7200, 9000,
] as const;

export interface DurationTick {
  readonly seconds: number;
  readonly isMajor: boolean;
}

export const DURATION_TICKS: readonly DurationTick[] = [
  ...MAJOR_SECONDS.map((seconds) => ({seconds, isMajor: true})),
  ...MINOR_SECONDS.map((seconds) => ({seconds, isMajor: false})),
].sort((a, b) => a.seconds - b.seconds);

/** Least factor between two places of the cursor, so that a key moves it by about as much everywhere. */
const STOP_FACTOR = 1.035;

export function cursorStops(durations: readonly number[]): number[] {
  const stops: number[] = [];
  const shown = durations.filter((seconds) => seconds >= SHORTEST && seconds <= LONGEST);
  for (const seconds of shown) {
    const last = stops.at(-1);
    const isWanted = (seconds % 60 === 0 && seconds <= 600) || seconds === shown.at(-1);
    if (last === undefined || isWanted || seconds / last >= STOP_FACTOR) stops.push(seconds);
  }
  return stops;
}

export interface PowerScale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

/** A scale on which all values have room, with air above them and a bottom that is no zero: curves differ at the top. */
export function powerScale(values: readonly number[]): PowerScale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || !(most > 0)) return {low: 0, high: 500, step: 100};
  const step = niceStep(Math.max(most - least, most * 0.25) * 1.2, 4);
  const low = Math.max(0, (Math.ceil(least / step) - 1) * step);
  return {low, high: Math.max(low + 2 * step, Math.ceil((most * 1.02) / step) * step), step};
}

export const powerTicks = ({low, high, step}: PowerScale) =>
  ticksWithin(low, high, step / 5).map((at) => ({
    at,
    isMajor: Math.abs(at / step - Math.round(at / step)) < 1e-6,
  }));
