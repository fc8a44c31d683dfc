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
 * effort lies, held by priors where there are none. Efforts shorter than 2 min shape the curve's top only, so that
 * neither a sprint nor a few seconds of a broken sensor move critical power. Needs 3 durations of 3 to 90 min, 3 runs
 * and an effort that supports the result.
 */
export function automaticCp({efforts, activities, maximal, today}: AutomaticInput): AutomaticCp {
  const index = powerIndex(efforts);
  const points = efforts.filter(inIndexRange).length;
  if (index === null || points < rules.leastPoints || activities < rules.leastActivities)
    return {status: "insufficient_data"};
  const {supporting, model} = refine(efforts, index);
  if (supporting.length === 0) return {status: "insufficient_data"};
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

/** An effort above the model disproves it; one below was mostly not meant to be maximal, so it has little weight. */
const weightOf = (relative: number) =>
  relative > 0 ? 1 : rules.below.factor * Math.exp(-rules.below.rate * -relative) + rules.below.floor;

const ALL_SHARES = [0, 1, 2, 3];
/** W′ and the highest power, which short efforts show. */
const SHORT_SHARES = [1, 2];

/** Efforts of 2 min and more decide what supports critical power; then short ones shape the top of the curve. */
function refine(efforts: readonly RangeEffort[], index: number) {
  const typical = [index, template.wPrimeOverCp, template.pMaxOverCp, template.enduranceOverCp];
  const sustained = efforts.filter(({seconds}) => seconds >= rules.support.seconds[0]);
  const shares = reweighted({efforts: sustained, start: typical, free: ALL_SHARES});
  const supporting = supportOf(sustained, modelOf(shares));
  const supportingSeconds = new Set(supporting.map(({seconds}) => seconds));
  return {
    supporting,
    model: modelOf(reweighted({efforts, start: shares, free: SHORT_SHARES, held: supportingSeconds})),
  };
}

interface Fit {
  readonly efforts: readonly Effort[];
  /** Shares to begin with. */
  readonly start: readonly number[];
  /** Places of the shares that are fitted; the others stay. */
  readonly free: readonly number[];
  /** Seconds of the efforts that count in full even where they lie below the model. */
  readonly held?: ReadonlySet<number>;
}

/** Least squares whose weights follow the fit, until no effort's power moves any more. */
function reweighted({efforts, start, free, held}: Fit): readonly number[] {
  const pick = (shares: readonly number[]) => free.map((parameter) => shares[parameter] ?? 0);
  const fill = (values: readonly number[]) =>
    free.reduce((all, parameter, index) => all.with(parameter, values[index] ?? 0), start);
  let values: readonly number[] = pick(start);
  for (let round = 0; round < rules.reweights; round++) {
    const before = modelOf(fill(values));
    const scales = efforts.map((effort) => {
      const weight = held?.has(effort.seconds) ? 1 : weightOf(relativeTo(before, effort));
      return Math.sqrt(weight) / rules.sigma;
    });
    values = leastSquares({
      residuals: (candidate) => {
        const model = modelOf(fill(candidate));
        const ofEfforts = efforts.map((effort, point) => (scales[point] ?? 0) * relativeTo(model, effort));
        return [...ofEfforts, ...priorResiduals(fill(candidate))];
      },
      start: values,
      bound: (candidate) => pick(boundShares(fill(candidate))),
    });
    const after = modelOf(fill(values));
    const moved = efforts.map(({seconds}) =>
      Math.abs(omniDomainPower(seconds, after) - omniDomainPower(seconds, before)),
    );
    if (Math.max(...moved) < rules.settledWatts) break;
  }
  return fill(values);
}
