import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Day} from "../numbers/days.ts";
import {clamp} from "../numbers/statistics.ts";
import {confidenceOf, type KnownMaximal, type Support, supportOf} from "./confidence.ts";
import type {Effort, RangeEffort} from "./effort.ts";
import {boundOmniDomain, omniDomainOf} from "./fit.ts";
import {leastSquares} from "./least-squares.ts";
import {type OmniDomain, omniDomainPower, templateShare} from "./models.ts";

const {automaticCp: rules, criticalPower} = TRAINING_DEFAULTS;
const {template, priorSpread} = criticalPower;

export interface AutomaticInput {
  /** One for each duration of the automatic grid that the range has. */
  readonly efforts: readonly RangeEffort[];
  /** Runs with power in the range. */
  readonly activities: number;
  readonly maximal: KnownMaximal;
  readonly today: Day;
}

/** Critical power read from daily running; W′ and the highest power are null while efforts do not support them. */
export type AutomaticCp =
  | {readonly status: "insufficient_data"}
  | {
      readonly status: "ok";
      readonly critical_power: number;
      readonly w_prime: number | null;
      readonly pmax: number | null;
      readonly endurance: number;
      readonly confidence: number;
      /** True while no effort is known to have been maximal: the real value is this or more. */
      readonly lower_bound: boolean;
      readonly supporting: readonly Support[];
      /** The runner's power index in W: the template through the best effort. */
      readonly index: number;
      readonly model: OmniDomain;
    };

const inIndexRange = ({seconds}: Effort) =>
  seconds >= rules.indexSeconds[0] && seconds <= rules.indexSeconds[1];

/** Critical power in W of a typical runner who holds the best of these efforts of 3 to 90 min; null without one. */
export function powerIndex(efforts: readonly Effort[]): number | null {
  const indices = efforts.filter(inIndexRange).map(({seconds, power}) => power / templateShare(seconds));
  return indices.length === 0 ? null : Math.max(...indices);
}

/**
 * Critical power from the curve of daily running: an omni-domain curve (Puchowicz et al. 2020) above which hardly an
 * effort lies, held by priors where there are none. Needs 3 durations of 3 to 90 min and 3 runs.
 */
export function automaticCp({efforts, activities, maximal, today}: AutomaticInput): AutomaticCp {
  const index = powerIndex(efforts);
  const points = efforts.filter(inIndexRange).length;
  if (index === null || points < rules.leastPoints || activities < rules.leastActivities)
    return {status: "insufficient_data"};
  const model = refine(efforts, index);
  const supporting = supportOf(efforts, model);
  const {confidence, isProven, spread} = confidenceOf(supporting, index, maximal, today);
  const showsShort = confidence >= rules.wPrimeShown.confidence && spread >= rules.wPrimeShown.spread;
  return {
    status: "ok",
    critical_power: model.cp,
    w_prime: showsShort ? model.wPrime : null,
    pmax: showsShort ? model.pMax : null,
    endurance: model.endurance,
    confidence,
    lower_bound: !isProven,
    supporting,
    index,
    model,
  };
}

/** Parameters as the fit sees them: shares of critical power, whose priors do not depend on the runner's strength. */
const modelOf = ([cp = 0, wPrime = 0, pMax = 0, endurance = 0]: readonly number[]): OmniDomain => ({
  cp,
  wPrime: wPrime * cp,
  pMax: pMax * cp,
  endurance: endurance * cp,
});

function boundShares(shares: readonly number[]): number[] {
  const {cp, wPrime, pMax, endurance} = modelOf(shares);
  const bounded = omniDomainOf(boundOmniDomain([cp, wPrime, pMax, endurance]));
  return [
    bounded.cp,
    bounded.wPrime / bounded.cp,
    bounded.pMax / bounded.cp,
    clamp(bounded.endurance / bounded.cp, 0, 1),
  ];
}

const priorResiduals = ([, wPrime = 0, pMax = 0, endurance = 0]: readonly number[]) => [
  (wPrime - template.wPrimeOverCp) / priorSpread.wPrimeOverCp,
  (pMax - template.pMaxOverCp) / priorSpread.pMaxOverCp,
  (endurance - template.enduranceOverCp) / priorSpread.enduranceOverCp,
];

const relativeTo = (model: OmniDomain, {seconds, power}: Effort) =>
  power / omniDomainPower(seconds, model) - 1;

/** An effort above the model proves it wrong; one below was mostly not meant to be maximal, so it says little. */
const weightOf = (relative: number) =>
  relative > 0 ? 1 : rules.below.factor * Math.exp(-rules.below.rate * -relative) + rules.below.floor;

function refine(efforts: readonly Effort[], index: number): OmniDomain {
  let shares: readonly number[] = [
    index,
    template.wPrimeOverCp,
    template.pMaxOverCp,
    template.enduranceOverCp,
  ];
  for (let round = 0; round < rules.reweights; round++) {
    const before = modelOf(shares);
    const scales = efforts.map((effort) => Math.sqrt(weightOf(relativeTo(before, effort))) / rules.sigma);
    shares = leastSquares({
      residuals: (candidate) => {
        const model = modelOf(candidate);
        const ofEfforts = efforts.map((effort, point) => (scales[point] ?? 0) * relativeTo(model, effort));
        return [...ofEfforts, ...priorResiduals(candidate)];
      },
      start: shares,
      bound: boundShares,
    });
    if (Math.abs((shares[0] ?? 0) - before.cp) < rules.settledWatts) break;
  }
  return modelOf(shares);
}
