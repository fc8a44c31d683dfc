import {TRAINING_DEFAULTS} from "../defaults.ts";

const {omniDomainKnee, logarithmic, template} = TRAINING_DEFAULTS.criticalPower;

/** Critical power in W and W′ in J. */
export interface TwoParameters {
  readonly cp: number;
  readonly wPrime: number;
}

/** With the highest power in W. */
export interface ThreeParameters extends TwoParameters {
  readonly pMax: number;
}

/** With the W that are lost for each factor e of time beyond half an hour. */
export interface OmniDomain extends ThreeParameters {
  readonly endurance: number;
}

/** Power at the knee in W, and the share of it that is lost for each factor e of time. */
export interface Logarithmic {
  readonly power: number;
  readonly index: number;
}

/** W held for some seconds: CP + W′/t (Monod & Scherrer 1965). Only meant for 150 to 1800 s. */
export const twoParameterPower = (seconds: number, {cp, wPrime}: TwoParameters): number =>
  cp + wPrime / seconds;

/** W held for some seconds: CP + W′/(t + W′/(Pmax − CP)) (Morton 1996). */
export const threeParameterPower = (seconds: number, {cp, wPrime, pMax}: ThreeParameters): number =>
  cp + wPrime / (seconds + wPrime / (pMax - cp));

/**
 * W held for some seconds: W′/t·(1 − e^(−t·(Pmax − CP)/W′)) + CP, and beyond 1800 s less A·ln(t/1800) (Puchowicz,
 * Baker & Clarke 2020).
 */
export function omniDomainPower(seconds: number, {cp, wPrime, pMax, endurance}: OmniDomain): number {
  const aboveCp = (wPrime / seconds) * -Math.expm1((-seconds * (pMax - cp)) / wPrime);
  const lost = seconds > omniDomainKnee ? endurance * Math.log(seconds / omniDomainKnee) : 0;
  return aboveCp + cp - lost;
}

/** W held for some seconds: Pm·(1 − γ·ln(t/6 min)) (Péronnet & Thibault 1989; Mulligan, Adam & Emig 2018). */
export const logarithmicPower = (seconds: number, {power, index}: Logarithmic): number =>
  power * (1 - index * Math.log(seconds / logarithmic.knee));

/** What is typical of runners with a critical power in W: a start for fits and for those without efforts. */
export const typicalRunner = (cp: number): OmniDomain => ({
  cp,
  wPrime: template.wPrimeOverCp * cp,
  pMax: template.pMaxOverCp * cp,
  endurance: template.enduranceOverCp * cp,
});

const TEMPLATE = typicalRunner(1);

/** What a typical runner holds for some seconds, as a share of critical power. */
export const templateShare = (seconds: number): number => omniDomainPower(seconds, TEMPLATE);
