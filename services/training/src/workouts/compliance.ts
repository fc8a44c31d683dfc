import {estimateBlock, type WorkoutRunner} from "./estimate.ts";
import {type Target, targetOf} from "./target.ts";
import type {Block, Segment} from "./workout.ts";

/** One step of a workout in the order it is run. */
export interface Step {
  readonly segment: Segment;
  /** Seconds it is planned, or assumed, to take. */
  readonly seconds: number;
  readonly target: Target;
}

/** Per-second data of a run, as far as it is needed to evaluate steps. */
export interface RunForSteps {
  /** W per second. */
  readonly power: ArrayLike<number>;
  /** First second of each step, where the device wrote laps by step; null where it did not. */
  readonly stepStarts: readonly number[] | null;
  /** Seconds of the timer. */
  readonly duration: number;
  readonly stress: number | null;
}

interface StepResult {
  readonly uuid: string;
  /** Seconds of the run. */
  readonly from: number;
  readonly to: number;
  /** W; null where the step lies beyond the run. */
  readonly power: number | null;
  /** Share of the step's seconds within its target; null for a step without a target. */
  readonly inTarget: number | null;
}

export interface Compliance {
  /** 0 to 100. */
  readonly score: number;
  /** The shorter over the longer: of time and of stress; null where one is not known. */
  readonly duration: number;
  readonly stress: number | null;
  /** Share of the work within its targets; null without any. */
  readonly work: number | null;
  readonly steps: readonly StepResult[];
  /** How steps were found in the run. */
  readonly alignment: "laps" | "shift";
}

/** assumption: how far from a target is still on it, as a share of it; and what counts how much. */
export const COMPLIANCE_RULES = Object.freeze({
  within: 0.05,
  /** Least share of the work on target; below it, time or distance alone do not show that the plan was followed. */
  leastWork: 0.5,
  weights: {work: 0.5, duration: 0.3, stress: 0.2},
  /** Seconds a run may begin before or after its workout. */
  mostShift: 900,
} as const);

/** A workout in the order it is run. */
export const stepsOf = (blocks: readonly Block[], runner: WorkoutRunner): Step[] =>
  blocks.flatMap((block) => {
    const {segment_estimates} = estimateBlock(block, runner);
    const once = block.segments.map((segment, index) => ({
      segment,
      seconds: Math.round(segment_estimates[index]?.duration ?? 0),
      target: targetOf(segment, runner.criticalPower),
    }));
    return Array.from({length: block.repeat}, () => once).flat();
  });

/**
 * How a run went beside its workout: half for the work on target, three tenths for time, a fifth for stress; what is
 * not known counts nowhere. Steps are the device's where it wrote as many, else the plan is laid on the run where
 * it fits best.
 */
export function complianceOf(
  blocks: readonly Block[],
  run: RunForSteps,
  planned: {readonly duration: number; readonly stress: number},
  runner: WorkoutRunner,
): Compliance {
  const steps = stepsOf(blocks, runner);
  const isByLaps = run.stepStarts !== null && run.stepStarts.length === steps.length;
  const starts = isByLaps ? (run.stepStarts ?? []) : shiftedStarts(steps, run.power);
  const results = steps.map((step, index) => {
    const from = starts[index] ?? 0;
    const to = isByLaps ? (starts[index + 1] ?? run.power.length) : from + step.seconds;
    return resultOf(step, run.power, from, to, runner.criticalPower);
  });
  const work = workShare(steps, results);
  const duration = likeness(run.duration, planned.duration);
  const stress = run.stress === null ? null : likeness(run.stress, planned.stress);
  return {
    score: scoreOf({work, duration, stress}),
    duration,
    stress,
    work,
    steps: results,
    alignment: isByLaps ? "laps" : "shift",
  };
}

const likeness = (one: number, other: number) => {
  const longer = Math.max(one, other);
  return longer === 0 ? 1 : Math.min(one, other) / longer;
};

function scoreOf(parts: Readonly<Record<keyof typeof COMPLIANCE_RULES.weights, number | null>>): number {
  const known = Object.entries(COMPLIANCE_RULES.weights).flatMap(([part, weight]) => {
    const value = parts[part as keyof typeof parts];
    return value === null ? [] : [{value, weight}];
  });
  const all = known.reduce((sum, {weight}) => sum + weight, 0);
  return (100 * known.reduce((sum, {value, weight}) => sum + value * weight, 0)) / all;
}

/** By the seconds of each step of work. */
function workShare(steps: readonly Step[], results: readonly StepResult[]): number | null {
  let [within, all] = [0, 0];
  for (const [index, {segment, seconds}] of steps.entries()) {
    const share = results[index]?.inTarget;
    if (segment.intensity_class !== "work" || share === null || share === undefined) continue;
    within += share * seconds;
    all += seconds;
  }
  return all === 0 ? null : within / all;
}

function resultOf(
  step: Step,
  power: ArrayLike<number>,
  from: number,
  to: number,
  criticalPower: number,
): StepResult {
  const [first, last] = [Math.max(0, from), Math.min(power.length, to)];
  const {uuid, intensity_type} = step.segment;
  if (first >= last) return {uuid, from, to, power: null, inTarget: intensity_type === "open" ? null : 0};
  let sum = 0;
  let within = 0;
  for (let second = first; second < last; second++) {
    const watts = power[second] ?? 0;
    sum += watts;
    if (isOnTarget(watts / criticalPower, step, (second - from) / Math.max(1, to - from))) within++;
  }
  return {
    uuid,
    from,
    to,
    power: sum / (last - first),
    // What is missing of a step was not on target.
    inTarget: intensity_type === "open" ? null : within / Math.max(last - first, step.seconds),
  };
}

/** Within five per cent of the target, or of the ends of its range. */
function isOnTarget(share: number, {segment, target}: Step, progress: number): boolean {
  const {within} = COMPLIANCE_RULES;
  const {min, max} = segment.intensity_type === "percentage" ? (segment.intensity_percent ?? {}) : {};
  const middle = target.from + (target.to - target.from) * progress;
  const isRange = min != null && max != null && segment.intensity_percent?.value == null;
  const [low, high] = isRange ? [min / 100, max / 100] : [middle, middle];
  return share >= low * (1 - within) && share <= high * (1 + within);
}

/**
 * The plan laid on the run, shifted by as many seconds as makes both rise and fall together. It compares their shape,
 * not their levels, so that a plan run too easily throughout is still found where it was run.
 */
function shiftedStarts(steps: readonly Step[], power: ArrayLike<number>): number[] {
  const starts = steps.map((_, index) => steps.slice(0, index).reduce((sum, {seconds}) => sum + seconds, 0));
  const sums = sumsAboutMean(power);
  const most = Math.min(COMPLIANCE_RULES.mostShift, power.length);
  let best = 0;
  let closest = Number.NEGATIVE_INFINITY;
  for (let shift = -most; shift <= most; shift += 1) {
    const together = productAt(steps, starts, sums, shift);
    const isCloser = together > closest + 1e-6;
    const isAsClose = together > closest - 1e-6 && Math.abs(shift) < Math.abs(best);
    if (isCloser || isAsClose) [best, closest] = [shift, Math.max(closest, together)];
  }
  return starts.map((start) => start + best);
}

/** Of each second the sum before it, of watts above the mean. */
function sumsAboutMean(power: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(power.length + 1);
  let all = 0;
  for (let second = 0; second < power.length; second++) all += power[second] ?? 0;
  const mean = power.length === 0 ? 0 : all / power.length;
  for (let second = 0; second < power.length; second++)
    sums[second + 1] = (sums[second] ?? 0) + (power[second] ?? 0) - mean;
  return sums;
}

/** Sum over all seconds of how far the target and the run are above their means, multiplied. */
function productAt(
  steps: readonly Step[],
  starts: readonly number[],
  sums: Float64Array,
  shift: number,
): number {
  const all = steps.reduce((sum, {seconds}) => sum + seconds, 0);
  const mean = steps.reduce((sum, step) => sum + step.seconds * middleOf(step), 0) / Math.max(1, all);
  const within = (second: number) => Math.min(sums.length - 1, Math.max(0, second));
  return steps.reduce((product, step, index) => {
    const from = (starts[index] ?? 0) + shift;
    const above = (sums[within(from + step.seconds)] ?? 0) - (sums[within(from)] ?? 0);
    return product + (middleOf(step) - mean) * above;
  }, 0);
}

const middleOf = ({target: {from, to}}: Step) => (from + to) / 2;
