import {TRAINING_DEFAULTS} from "../defaults.ts";

/** Aerobic power in percent of sea level at a height in km (Bassett et al. 1999). */
const aerobicPercent = (kilometres: number, isAcclimatised: boolean): number =>
  isAcclimatised
    ? (-1.12 * kilometres - 1.9) * kilometres + 99.9
    : ((0.178 * kilometres - 1.43) * kilometres - 4.07) * kilometres + 100;

/**
 * What altitude leaves of the sustainable power of training, both heights in m. A race below 300 m never gives more
 * than was trained: air that thick is not what limits.
 */
export function altitudeFactor(training: number, race: number, isAcclimatised: boolean): number {
  const factor =
    aerobicPercent(race / 1000, isAcclimatised) / aerobicPercent(training / 1000, isAcclimatised);
  return race < TRAINING_DEFAULTS.environment.altitudeCapBelow ? Math.min(1, factor) : factor;
}
