import {LONGEST, type PowerScale, placeOf, SHORTEST} from "./duration-scale";

/** Values for rising durations in seconds; null where there is none. */
export interface CurveLine {
  readonly durations: readonly number[];
  readonly values: readonly (number | null)[];
}

export interface Plot {
  readonly width: number;
  /** From the top of the scale to the axis. */
  readonly height: number;
  /** Left free above the scale, for the readout. */
  readonly head: number;
  readonly scale: PowerScale;
}

export const xOf = ({width}: Plot, seconds: number) => placeOf(seconds) * width;

/** A value beyond the scale stands at its end. */
export function yOf({height, head, scale: {low, high}}: Plot, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return head + height * (1 - share);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Less than a pixel between two points makes no visible difference. */
const LEAST_PX = 1;

export function pointsOf(plot: Plot, {durations, values}: CurveLine): Point[] {
  const points: Point[] = [];
  durations.forEach((seconds, index) => {
    const value = values[index] ?? null;
    if (value === null || seconds < SHORTEST || seconds > LONGEST) return;
    const point = {x: xOf(plot, seconds), y: yOf(plot, value)};
    const isLast = index === durations.length - 1;
    if (isLast || point.x - (points.at(-1)?.x ?? -LEAST_PX) >= LEAST_PX) points.push(point);
  });
  return points;
}

const at = ({x, y}: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const linePath = (points: readonly Point[]) =>
  points.length === 0 ? "" : `M${points.map(at).join("L")}`;

export const areaPath = (upper: readonly Point[], lower: readonly Point[]) =>
  upper.length === 0 ? "" : `M${[...upper, ...lower.toReversed()].map(at).join("L")}Z`;

/** The value at a duration, straight between its neighbours; null outside of the line. */
export function valueAt({durations, values}: CurveLine, seconds: number): number | null {
  const after = durations.findIndex((each) => each >= seconds);
  const [high, upper] = [durations[after], values[after] ?? null];
  if (high === undefined || upper === null) return null;
  if (high === seconds) return upper;
  const [low, lower] = [durations[after - 1], values[after - 1] ?? null];
  if (low === undefined || lower === null) return null;
  return lower + ((upper - lower) * (seconds - low)) / (high - low);
}
