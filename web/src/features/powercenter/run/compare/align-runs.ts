import type {Series} from "@gradus/training/series/series";
import {highestIn} from "@gradus/training/summary/moving";
import {smooth} from "@/charts/series-stack/scale";

/** Two runs by the way they went: each list has a value for each place of `metres`. */
export interface AlignedRuns {
  readonly metres: Float64Array;
  /** Seconds of the timer at each place. */
  readonly ownTime: Float64Array;
  readonly otherTime: Float64Array;
  /** Seconds this run was ahead of the other; behind is below 0. */
  readonly lead: Float64Array;
  /** W, calmed; null where one of them measured none. */
  readonly ownPower: Float64Array | null;
  readonly otherPower: Float64Array | null;
  /** W more than the other. */
  readonly morePower: Float64Array | null;
}

/** So many places are enough for a drawing, and none is nearer than a few strides. */
const PLACES = 1000;
const LEAST_STEP = 5;
const LEAST_METRES = 200;
/** Seconds over which power is calmed: one stride is no difference. */
const CALM = 30;

/** By distance from the start of each, as far as both went; null where one of them measured none. */
export function alignRuns(own: Series, other: Series): AlignedRuns | null {
  const shared = Math.min(lengthOf(own), lengthOf(other));
  if (!(shared >= LEAST_METRES)) return null;
  const step = Math.max(LEAST_STEP, shared / PLACES);
  const metres = Float64Array.from({length: Math.floor(shared / step) + 1}, (_, index) => index * step);
  const [one, two] = [alongOf(own, metres), alongOf(other, metres)];
  const [ownPower, otherPower] = [one.power, two.power];
  return {
    metres,
    ownTime: one.time,
    otherTime: two.time,
    lead: one.time.map((seconds, index) => (two.time[index] ?? 0) - seconds),
    ownPower,
    otherPower,
    morePower:
      ownPower && otherPower
        ? ownPower.map((watts, index) => watts - (otherPower[index] ?? Number.NaN))
        : null,
  };
}

const lengthOf = ({columns, length}: Series): number =>
  highestIn(columns.distance, new Uint8Array(length).fill(1)) ?? 0;

/** The timer and the power at the moment each place was reached. */
function alongOf({active, columns}: Series, metres: Float64Array) {
  const distance = columns.distance ?? new Float64Array();
  const power = columns.power ? smooth(columns.power, CALM) : null;
  const time = new Float64Array(metres.length);
  const watts = new Float64Array(metres.length).fill(Number.NaN);
  let seconds = 0;
  let index = 0;
  distance.forEach((at, slot) => {
    for (; index < metres.length && at >= (metres[index] ?? 0); index++) {
      time[index] = seconds;
      watts[index] = power?.[slot] ?? Number.NaN;
    }
    seconds += active[slot] ?? 0;
  });
  return {time, power: power && watts};
}
