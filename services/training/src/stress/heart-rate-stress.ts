import {TRAINING_DEFAULTS} from "../defaults.ts";
import {clamp} from "../numbers/statistics.ts";

/** Heart rates in 1/min. `threshold` is the one held at critical power. */
export interface HeartRates {
  readonly resting: number;
  readonly threshold: number;
  readonly maximum: number;
}

/** Whether stress can be computed from them at all. */
export const isRising = ({resting, threshold, maximum}: HeartRates): boolean =>
  resting < threshold && threshold < maximum;

export type HeartRateWeights = keyof typeof TRAINING_DEFAULTS.stress.heartRateWeights;

/**
 * Stress from heart rate, for runs without power: Banister's weight of heart-rate reserve (1991), scaled so that an
 * hour at threshold is 100. Slots without a heart rate count nothing.
 */
export function heartRateStress(
  heartRate: ArrayLike<number>,
  active: ArrayLike<number>,
  rates: HeartRates,
  weights: HeartRateWeights = "male",
): number {
  const {factor, rate} = TRAINING_DEFAULTS.stress.heartRateWeights[weights];
  const weigh = (beats: number) => {
    const reserve = clamp((beats - rates.resting) / (rates.maximum - rates.resting), 0, 1);
    return reserve * factor * Math.exp(rate * reserve);
  };
  const perSecond = TRAINING_DEFAULTS.stress.perHourAtCriticalPower / (3600 * weigh(rates.threshold));
  let sum = 0;
  for (let slot = 0; slot < heartRate.length; slot++) {
    const beats = heartRate[slot] ?? Number.NaN;
    if (active[slot] === 1 && !Number.isNaN(beats)) sum += perSecond * weigh(beats);
  }
  return sum;
}
