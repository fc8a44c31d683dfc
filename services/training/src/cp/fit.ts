import {TRAINING_DEFAULTS} from "../defaults.ts";
import {clamp} from "../numbers/statistics.ts";
import type {Effort} from "./effort.ts";
import {leastSquares} from "./least-squares.ts";
import {
  type Logarithmic,
  logarithmicPower,
  type OmniDomain,
  omniDomainPower,
  type ThreeParameters,
  type TwoParameters,
  threeParameterPower,
} from "./models.ts";

const {bounds, twoParameterSeconds, logarithmic} = TRAINING_DEFAULTS.criticalPower;

const within = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;

/** Straight line through points; null with fewer than two different x. */
function line(points: readonly (readonly [x: number, y: number])[]) {
  const count = points.length;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (count < 2 || spread === 0) return null;
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return {slope, intercept: meanY - slope * meanX};
}

const believable = (found: TwoParameters): TwoParameters | null =>
  within(found.cp, bounds.cp) && within(found.wPrime, bounds.wPrime) ? found : null;

const ofTwoParameterRange = (efforts: readonly Effort[]) =>
  efforts.filter(({seconds}) => within(seconds, twoParameterSeconds));

/**
 * CP and W′ from work over time, W = W′ + CP·t. For tests of 150 to 1800 s; null when those do not give a believable
 * pair.
 */
export function fitWorkTime(efforts: readonly Effort[]): TwoParameters | null {
  const found = line(ofTwoParameterRange(efforts).map(({seconds, power}) => [seconds, power * seconds]));
  return found && believable({cp: found.slope, wPrime: found.intercept});
}

/** CP and W′ from power over 1/t. Weighs short efforts more than `fitWorkTime` does. */
export function fitInverseTime(efforts: readonly Effort[]): TwoParameters | null {
  const found = line(ofTwoParameterRange(efforts).map(({seconds, power}) => [1 / seconds, power]));
  return found && believable({cp: found.intercept, wPrime: found.slope});
}

const relative = (efforts: readonly Effort[], model: (seconds: number) => number) =>
  efforts.map(({seconds, power}) => (power - model(seconds)) / power);

/** Moves parameters into their bounds; the highest power is at least 1.3 times critical power. */
export function boundOmniDomain([cp = 0, wPrime = 0, pMax = 0, endurance = 0]: readonly number[]): [
  number,
  number,
  number,
  number,
] {
  const boundedCp = clamp(cp, ...bounds.cp);
  return [
    boundedCp,
    clamp(wPrime, ...bounds.wPrime),
    clamp(pMax, bounds.pMaxOverCp * boundedCp, bounds.pMax),
    clamp(endurance, ...bounds.endurance),
  ];
}

export const omniDomainOf = ([
  cp = 0,
  wPrime = 0,
  pMax = 0,
  endurance = 0,
]: readonly number[]): OmniDomain => ({
  cp,
  wPrime,
  pMax,
  endurance,
});

/** Morton's parameters by bounded least squares of relative power; null with fewer than three efforts. */
export function fitThreeParameter(
  efforts: readonly Effort[],
  start: ThreeParameters = {cp: 200, wPrime: 8000, pMax: 500},
): ThreeParameters | null {
  if (efforts.length < 3) return null;
  const found = leastSquares({
    residuals: (parameters) =>
      relative(efforts, (seconds) => threeParameterPower(seconds, omniDomainOf(parameters))),
    start: [start.cp, start.wPrime, start.pMax],
    bound: (parameters) => boundOmniDomain(parameters).slice(0, 3),
  });
  const {cp, wPrime, pMax} = omniDomainOf(found);
  return {cp, wPrime, pMax};
}

/** Omni-domain parameters by bounded least squares of relative power; null with fewer than four efforts. */
export function fitOmniDomain(
  efforts: readonly Effort[],
  start: OmniDomain = {cp: 200, wPrime: 8000, pMax: 500, endurance: 20},
): OmniDomain | null {
  if (efforts.length < 4) return null;
  const found = leastSquares({
    residuals: (parameters) =>
      relative(efforts, (seconds) => omniDomainPower(seconds, omniDomainOf(parameters))),
    start: [start.cp, start.wPrime, start.pMax, start.endurance],
    bound: boundOmniDomain,
  });
  return omniDomainOf(found);
}

/**
 * Endurance index, bounded to 0.03 to 0.12, with the power it goes with; null with fewer than two durations. For
 * reports only.
 */
export function fitLogarithmic(efforts: readonly Effort[]): Logarithmic | null {
  const found = line(efforts.map(({seconds, power}) => [Math.log(seconds / logarithmic.knee), power]));
  if (!found || found.intercept <= 0) return null;
  const index = clamp(-found.slope / found.intercept, ...logarithmic.index);
  const shape = efforts.map(({seconds}) => logarithmicPower(seconds, {power: 1, index}));
  const weighted = efforts.reduce((sum, {power}, point) => sum + power * (shape[point] ?? 0), 0);
  return {power: weighted / shape.reduce((sum, value) => sum + value * value, 0), index};
}
