/** Share by which an average over some days moves towards each day's value: 1 − e^(−1/days). */
export const dailyShare = (days: number): number => -Math.expm1(-1 / days);

/**
 * Exponential average after each day: x += (value − x)·(1 − e^(−1/days)), as in GoldenCheetah. The recursion with
 * 1/days differs by 1.2 % and must not be mixed with it.
 */
export function exponentialAverage(values: ArrayLike<number>, days: number, start = 0): Float64Array {
  const share = dailyShare(days);
  const averages = new Float64Array(values.length);
  let average = start;
  for (let day = 0; day < values.length; day++) {
    average += ((values[day] ?? 0) - average) * share;
    averages[day] = average;
  }
  return averages;
}
