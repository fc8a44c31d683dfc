import type {Effort} from "../cp/effort.ts";
import {type OmniDomain, omniDomainPower, typicalRunner} from "../cp/models.ts";
import {TRAINING_DEFAULTS} from "../defaults.ts";
import {clamp} from "../numbers/statistics.ts";

const {prediction, criticalPower} = TRAINING_DEFAULTS;

/** What is known of a runner's power; what is null is taken from a typical runner. */
export interface PowerProfile {
  /** W in force. */
  readonly criticalPower: number;
  readonly wPrime: number | null;
  readonly pMax: number | null;
  /** The runner's own bests; those longer than 40 min determine endurance. */
  readonly efforts: readonly Effort[];
}

/**
 * The curve a prediction rests on: endurance from own efforts longer than 40 min that come within 5 % of the typical
 * curve, else typical.
 */
export function sustainableCurve({criticalPower: cp, wPrime, pMax, efforts}: PowerProfile): OmniDomain {
  const typical = typicalRunner(cp);
  const model = {...typical, wPrime: wPrime ?? typical.wPrime, pMax: pMax ?? typical.pMax};
  const {longerThan, within} = prediction.ownEfforts;
  const longEfforts = efforts.filter(
    ({seconds, power}) =>
      seconds > longerThan && Math.abs(power / omniDomainPower(seconds, model) - 1) <= within,
  );
  if (longEfforts.length === 0) return model;
  const undiminished = {...model, endurance: 0};
  let [above, below] = [0, 0];
  for (const {seconds, power} of longEfforts) {
    const time = Math.log(seconds / criticalPower.omniDomainKnee);
    above += time * (omniDomainPower(seconds, undiminished) - power);
    below += time * time;
  }
  return {...model, endurance: clamp(above / below, ...criticalPower.bounds.endurance)};
}
