import {TRAINING_DEFAULTS} from "../defaults.ts";
import {solveLinear} from "../numbers/solve-linear.ts";
import type {Support} from "./confidence.ts";
import {type OmniDomain, omniDomainPower} from "./models.ts";

const {automaticCp: rules, criticalPower} = TRAINING_DEFAULTS;
const {priorSpread} = criticalPower;

/** Nine of ten values of a normal distribution lie within so many standard deviations. */
const NINE_OF_TEN = 1.645;
const INCREMENT = 1e-4;

/** Half the width in W of the band in which nine of ten such fits would lie. */
export interface ModelBand {
  readonly at: (seconds: number) => number;
  readonly criticalPower: number;
}

/**
 * How far a model could be another: the spread of the efforts that hold it up, carried through it, with the priors
 * where there are none (Laplace approximation). Efforts of one run are not independent; together they count as one.
 */
export function modelBand(
  supporting: readonly Pick<Support, "activityId" | "seconds">[],
  model: OmniDomain,
): ModelBand {
  let normal = priorNormal();
  for (const {activityId, seconds} of supporting) {
    const ofRun = supporting.filter((other) => other.activityId === activityId).length;
    const weight = 1 / (ofRun * rules.sigma ** 2);
    const slopes = slopesAt(seconds, model).map((slope) => slope / omniDomainPower(seconds, model));
    normal = normal.map((row, a) => row.map((sum, b) => sum + weight * (slopes[a] ?? 0) * (slopes[b] ?? 0)));
  }
  const width = (slopes: readonly number[]) => {
    const solved = solveLinear(normal, slopes);
    const variance = slopes.reduce((sum, slope, index) => sum + slope * (solved[index] ?? 0), 0);
    return NINE_OF_TEN * Math.sqrt(Math.max(0, variance));
  };
  return {at: (seconds) => width(slopesAt(seconds, model)), criticalPower: width([1, 0, 0, 0])};
}

/** Only efforts determine critical power itself; 1 in a million keeps the equations solvable without one. */
function priorNormal(): readonly (readonly number[])[] {
  const weights = [
    1e-6,
    1 / priorSpread.wPrimeOverCp ** 2,
    1 / priorSpread.pMaxOverCp ** 2,
    1 / priorSpread.enduranceOverCp ** 2,
  ];
  return weights.map((weight, row) => weights.map((_, column) => (row === column ? weight : 0)));
}

/** W by which the power at some seconds moves for each parameter, as shares of critical power. */
function slopesAt(seconds: number, {cp, wPrime, pMax, endurance}: OmniDomain): number[] {
  const shares = [cp, wPrime / cp, pMax / cp, endurance / cp];
  const powerOf = ([own = 0, w = 0, p = 0, e = 0]: readonly number[]) =>
    omniDomainPower(seconds, {cp: own, wPrime: w * own, pMax: p * own, endurance: e * own});
  return shares.map((share, index) => {
    const step = INCREMENT * Math.max(share, INCREMENT);
    return (
      (powerOf(shares.with(index, share + step)) - powerOf(shares.with(index, share - step))) / (2 * step)
    );
  });
}
