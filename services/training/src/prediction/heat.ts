import {TRAINING_DEFAULTS} from "../defaults.ts";
import {clamp, interpolate} from "../numbers/statistics.ts";

const {heat} = TRAINING_DEFAULTS.environment;

/** Air's temperature in °C and humidity from 0 to 1. */
export interface Weather {
  readonly temperature: number;
  readonly humidity: number;
}

/**
 * Approximate wet-bulb globe temperature in °C for moderate sun and light wind (Australian Bureau of Meteorology).
 */
export function wetBulbGlobe({temperature, humidity}: Weather): number {
  const vapour = humidity * 6.105 * Math.exp((17.27 * temperature) / (237.7 + temperature));
  return 0.567 * temperature + 0.393 * vapour + 3.94;
}

/** Percent that the fastest lose over a marathon, from Ely et al. 2007, with no loss at 7.5 °C and below. */
function marathonLoss(globe: number): number {
  const [hottest = 0] = heat.curve.at(-1) ?? [];
  return interpolate(heat.curve, globe) + heat.perDegreeAbove * Math.max(0, globe - hottest);
}

/**
 * Percent of sustainable power that a race of some seconds costs beyond what training was used to; negative in cooler
 * air. Slower runners lose more (assumption), shorter races less; at most 12.
 *
 * @param marathonSeconds the runner's marathon in still, level, mild conditions
 */
export function heatLoss(training: Weather, race: Weather, seconds: number, marathonSeconds: number): number {
  const difference = marathonLoss(wetBulbGlobe(race)) - marathonLoss(wetBulbGlobe(training));
  const slower = slownessInHeat(marathonSeconds);
  return clamp(difference * (1 + slower) * Math.min(1, seconds / heat.fullAfter), -heat.cap, heat.cap);
}

/** How much more than the fastest a runner loses, as a share, by their marathon in mild conditions (assumption). */
export const slownessInHeat = (marathonSeconds: number): number =>
  clamp((marathonSeconds - heat.marathonFrom) / heat.marathonSpan, 0, heat.marathonCap);
