import {TRAINING_DEFAULTS} from "../defaults.ts";

const {exponent, ratioCap, perHourAtCriticalPower} = TRAINING_DEFAULTS.stress;

/**
 * Stress of one second at a share of critical power; an hour at 1 is 100. Above three times it is a sensor's spike.
 */
const perSecond = (share: number) => (perHourAtCriticalPower / 3600) * Math.min(share, ratioCap) ** exponent;

/** Stress of some seconds at one power: for plans. */
export const steadyStress = (seconds: number, powerOverCp: number): number =>
  seconds * perSecond(powerOverCp);

/**
 * Stress of a run: the sum over its active seconds of (100/3600)·(P/CP)^2.6, the form of Skiba's GOVSS (2006) with
 * the exponent that fits Ron's table (2017). It has no memory, so parts of a run add up to the whole. A slot without
 * a value counts as 0 W.
 *
 * @param power W per second
 * @param active 1 where the timer ran
 * @param criticalPower W, above 0
 */
export function powerStress(
  power: ArrayLike<number>,
  active: ArrayLike<number>,
  criticalPower: number,
): number {
  let sum = 0;
  for (let slot = 0; slot < power.length; slot++) {
    const watts = power[slot] ?? 0;
    if (active[slot] === 1 && watts > 0) sum += perSecond(watts / criticalPower);
  }
  return sum;
}
