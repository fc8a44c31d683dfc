import {COMMON_GRID} from "../mean-max/duration-grid.ts";
import {type Day, daysBetween} from "../numbers/days.ts";

/** A run that may hold a best. */
export interface CurveActivity {
  readonly id: string;
  readonly day: Day;
}

/** A run's bests on the common grid, right-monotone, as stored. */
export interface ActivityCurve {
  readonly activity: CurveActivity;
  readonly power: ArrayLike<number>;
  readonly start: ArrayLike<number>;
}

/**
 * Best of many runs for each duration of the common grid: W, the run that won (its place in `activities`), and the
 * second of that run at which its effort starts. Nothing but winners is in `activities`; without runs all is empty.
 */
export interface Envelope {
  readonly durations: readonly number[];
  readonly power: Float64Array;
  readonly winner: Uint32Array;
  readonly start: Uint32Array;
  readonly activities: readonly CurveActivity[];
}

interface Layer {
  readonly power: ArrayLike<number>;
  readonly start: ArrayLike<number>;
  readonly winner: (point: number) => number;
}

/** Envelope of single runs. Of two equal efforts the earlier in the list wins. */
export const envelopeOf = (curves: readonly ActivityCurve[]): Envelope =>
  overlay(
    curves.map(({power, start}, index) => ({power, start, winner: () => index})),
    curves.map(({activity}) => activity),
  );

/** Envelope of envelopes: months into a range. Equal to the envelope of all their runs. */
export function mergeEnvelopes(envelopes: readonly Envelope[]): Envelope {
  const activities = envelopes.flatMap((envelope) => envelope.activities);
  let offset = 0;
  const layers = envelopes.map(({power, start, winner, activities: own}) => {
    const first = offset;
    offset += own.length;
    return {power, start, winner: (point: number) => first + (winner[point] ?? 0)};
  });
  return overlay(layers, activities);
}

function overlay(layers: readonly Layer[], activities: readonly CurveActivity[]): Envelope {
  const points = layers.reduce((most, layer) => Math.max(most, layer.power.length), 0);
  const power = new Float64Array(points).fill(-1);
  const best = new Uint32Array(points);
  layers.forEach((layer, index) => {
    for (let point = 0; point < layer.power.length; point++) {
      const watts = layer.power[point] ?? 0;
      if (watts <= (power[point] ?? 0)) continue;
      power[point] = watts;
      best[point] = index;
    }
  });
  const winners = Array.from(best, (layer, point) => layers[layer]?.winner(point) ?? 0);
  const start = Uint32Array.from(best, (layer, point) => layers[layer]?.start[point] ?? 0);
  return {durations: COMMON_GRID.slice(0, points), power, start, ...compact(winners, activities)};
}

/** Drops the runs that are the best at no duration; the others keep their order. */
function compact(winners: readonly number[], activities: readonly CurveActivity[]) {
  const usedIndices = [...new Set(winners)].sort((a, b) => a - b);
  const newIndices = new Map(usedIndices.map((old, index) => [old, index]));
  return {
    winner: Uint32Array.from(winners, (old) => newIndices.get(old) ?? 0),
    activities: activities.filter((_, index) => newIndices.has(index)),
  };
}

/** A winning run with what it holds of the curve. */
export interface CurveShare extends CurveActivity {
  /** Share of the curve's points, 0 to 1. */
  readonly share: number;
  readonly ageDays: number;
  readonly points: readonly {readonly duration: number; readonly power: number; readonly start: number}[];
}

/** Who holds which part of the curve; largest part first. */
export function breakdown({durations, power, winner, start, activities}: Envelope, today: Day): CurveShare[] {
  return activities
    .map((activity, index) => {
      const points = durations.flatMap((duration, point) =>
        winner[point] === index ? [{duration, power: power[point] ?? 0, start: start[point] ?? 0}] : [],
      );
      return {
        ...activity,
        share: points.length / durations.length,
        ageDays: daysBetween(activity.day, today),
        points,
      };
    })
    .sort((a, b) => b.share - a.share);
}

/** W for every whole second to the curve's end: what clients index by second. Energy is straight between points. */
export function everySecond({durations, power}: Envelope): number[] {
  const seconds: number[] = [];
  durations.forEach((duration, point) => {
    const before = durations[point - 1] ?? 0;
    const from = before * (power[point - 1] ?? 0);
    const slope = (duration * (power[point] ?? 0) - from) / (duration - before);
    for (let second = before + 1; second <= duration; second++)
      seconds.push((from + slope * (second - before)) / second);
  });
  return seconds;
}
