import type {PowerCurve} from "@gradus/backend/contract/power-curve";
import {type CurveLine, valueAt} from "@/charts/power-curve/curve-shape";

/** Durations a runner knows their power for; those of the table and of the dots. */
export const KEY_SECONDS = [
  5, 10, 30, 60, 120, 180, 300, 600, 1200, 1800, 2700, 3600, 5400, 7200, 10_800,
] as const;

/** An effort below this share of the model's estimate was not meant to be the best for its duration. */
const WORTH_IT = 0.95;
/** A stretch in which the longest is less than so many times the shortest is no gap. */
const LEAST_GAP = 1.4;

const ROUND_SECONDS = [
  10, 15, 20, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 420, 480, 600, 720, 900, 1200, 1500, 1800, 2400,
  2700, 3000, 3600, 4500, 5400, 6300, 7200, 9000, 10_800,
];

export interface Gap {
  readonly from: number;
  readonly to: number;
}

type Modelled = Pick<PowerCurve, "durations" | "power"> & {
  readonly model: Pick<NonNullable<PowerCurve["model"]>, "power"> | null;
};

/** Stretches of durations in which no run comes near the model: the curve is unknown there. */
export function findGaps({durations, power, model}: Modelled): Gap[] {
  const gaps: Gap[] = [];
  let open: Gap | null = null;
  durations.forEach((seconds, index) => {
    const expected = model?.power[index] ?? null;
    const isMissing = expected !== null && (power[index] ?? 0) < WORTH_IT * expected;
    if (isMissing) open = {from: open?.from ?? seconds, to: seconds};
    else if (open) {
      gaps.push(open);
      open = null;
    }
  });
  if (open) gaps.push(open);
  return gaps
    .map(({from, to}) => ({from: rounded(from), to: rounded(to)}))
    .filter(({from, to}) => to / from >= LEAST_GAP);
}

function rounded(seconds: number): number {
  const distance = (each: number) => Math.abs(Math.log(each / seconds));
  return ROUND_SECONDS.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** How a curve differs from another, in W, at the durations both have. */
interface Difference {
  readonly seconds: number;
  readonly watts: number;
}

export type Change =
  | {readonly kind: "more" | "less"; readonly from: number; readonly to: number; readonly most: Difference}
  | {readonly kind: "mixed"; readonly up: Difference; readonly down: Difference}
  | {readonly kind: "same"};

/** Less than a watt is no difference. */
const LEAST_WATTS = 1;
/** Runners do not run ten seconds on purpose: the comparison begins at half a minute. */
const COMPARED_FROM = 30;

/** What changed against another range; null where the two have nothing in common. */
export function changeOf(now: CurveLine, before: CurveLine): Change | null {
  const differences = KEY_SECONDS.flatMap((seconds): Difference[] => {
    const [a, b] = [valueAt(now, seconds), valueAt(before, seconds)];
    return seconds < COMPARED_FROM || a === null || b === null ? [] : [{seconds, watts: a - b}];
  });
  const [first, last] = [differences[0], differences.at(-1)];
  if (!first || !last) return null;
  const most = differences.reduce((a, b) => (b.watts > a.watts ? b : a));
  const least = differences.reduce((a, b) => (b.watts < a.watts ? b : a));
  const isUp = most.watts >= LEAST_WATTS;
  const isDown = least.watts <= -LEAST_WATTS;
  if (isUp && isDown) return {kind: "mixed", up: most, down: least};
  if (isUp) return {kind: "more", from: first.seconds, to: last.seconds, most};
  if (isDown) return {kind: "less", from: first.seconds, to: last.seconds, most: least};
  return {kind: "same"};
}

/** A best of the curve, with the second of the run at which it begins. */
export interface Best {
  readonly seconds: number;
  readonly power: number;
  readonly run: {readonly id: string; readonly name: string; readonly date: string} | null;
  readonly start: number | null;
}

export function bestAt({durations, power, breakdown = []}: PowerCurve, seconds: number): Best | null {
  const watts = power[durations.indexOf(seconds)];
  if (watts === undefined) return null;
  for (const {activity_id: id, name, date, points} of breakdown) {
    const point = points.find((each) => each.duration === seconds);
    if (point) return {seconds, power: watts, run: {id, name, date}, start: point.start};
  }
  return {seconds, power: watts, run: null, start: null};
}

export const keyBests = (curve: PowerCurve): Best[] =>
  KEY_SECONDS.flatMap((seconds) => bestAt(curve, seconds) ?? []);

/** Days after which nothing holds critical power up any more that is new. */
const STALE_DAYS = 30;

/** Whether the newest run of the curve is too old to trust it; null without runs. */
export function newestOf({breakdown = []}: Pick<PowerCurve, "breakdown">) {
  const [newest] = breakdown.toSorted((a, b) => a.age_days - b.age_days);
  return newest ? {date: newest.date, isStale: newest.age_days > STALE_DAYS} : null;
}
