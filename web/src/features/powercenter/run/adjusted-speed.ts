import {gradeFactor} from "@gradus/training/running/gradient";
import type {Series} from "@gradus/training/series/series";
import {grades} from "@gradus/training/summary/grade";
import {movingSlots} from "@gradus/training/summary/moving";

/**
 * How fast the same effort would have been on the level, in m/s: each second's speed by what its grade costs. Null
 * where altitude, distance or speed were not measured.
 */
export function adjustedSpeed(series: Series): number | null {
  const slopes = grades(series);
  const {speed} = series.columns;
  if (!slopes || !speed) return null;
  const moving = movingSlots(series);
  let sum = 0;
  let count = 0;
  speed.forEach((metres, slot) => {
    const grade = slopes[slot] ?? Number.NaN;
    if (moving[slot] !== 1 || Number.isNaN(metres)) return;
    sum += metres * (Number.isNaN(grade) ? 1 : gradeFactor(grade));
    count++;
  });
  return count === 0 ? null : sum / count;
}
