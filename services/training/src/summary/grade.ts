import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Series} from "../series/series.ts";
import {smoothAltitude} from "./elevation.ts";

const {gradeReach, gradeLeastMetres} = TRAINING_DEFAULTS.summary;

/**
 * Grade at each second as a share (0.05 is 5 %), from smoothed altitude over the 15 s to both sides; null without
 * altitude or distance, and not a number where less than 10 m were covered.
 */
export function grades({columns, length}: Series): Float64Array | null {
  const {altitude, distance} = columns;
  if (!altitude || !distance) return null;
  const smooth = smoothAltitude(altitude);
  return Float64Array.from({length}, (_, slot) => {
    const [from, to] = [Math.max(0, slot - gradeReach), Math.min(length - 1, slot + gradeReach)];
    const metres = (distance[to] ?? Number.NaN) - (distance[from] ?? Number.NaN);
    return metres >= gradeLeastMetres
      ? ((smooth[to] ?? Number.NaN) - (smooth[from] ?? Number.NaN)) / metres
      : Number.NaN;
  });
}
