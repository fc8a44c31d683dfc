/** Mean of the values that are numbers; null when there is none. */
export function mean(values: Iterable<number>): number | null {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    sum += value;
    count++;
  }
  return count === 0 ? null : sum / count;
}

/** Middle of the values that are numbers, between the middle two of an even count; null when there is none. */
export function median(values: Iterable<number>): number | null {
  const sorted = [...values].filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Standard deviation of a whole population; null without values. */
export function deviation(values: readonly number[]): number | null {
  const centre = mean(values);
  if (centre === null) return null;
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / values.length);
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Value at `x` on straight lines through points sorted by x; level beyond the ends. Needs at least one point. */
export function interpolate(points: readonly (readonly [x: number, y: number])[], x: number): number {
  const after = points.findIndex(([at]) => at >= x);
  const upper = points.at(after);
  const lower = after > 0 ? points[after - 1] : upper;
  if (!upper || !lower) throw new RangeError("interpolation needs a point");
  const span = upper[0] - lower[0];
  return span === 0 || after < 0 ? upper[1] : lower[1] + ((x - lower[0]) / span) * (upper[1] - lower[1]);
}
