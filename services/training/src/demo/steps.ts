import {templateShare} from "../cp/models.ts";
import {stepsOf, type Step as WorkoutStep} from "../workouts/compliance.ts";
import {targetRange} from "../workouts/target.ts";
import type {Block, IntensityClass} from "../workouts/workout.ts";
import {DEMO_RUNNER} from "./demo-runner.ts";

/** Seconds of a session at a share of critical power. */
export interface TimedStep {
  readonly until: "seconds";
  readonly seconds: number;
  /** On average. */
  readonly share: number;
  /** By how much of it power falls from the beginning to the end. */
  readonly fade: number;
  readonly intensity: IntensityClass;
}

export type Step =
  | TimedStep
  /** As fast as the runner can. */
  | {readonly until: "metres"; readonly metres: number};

/** Targets are shares of critical power: whose it is does not matter, and distances become times. */
export const REFERENCE_RUNNER = {mass: DEMO_RUNNER.mass, criticalPower: 250};

/** Seconds up to which work is a sprint, a stride, and a repeat that can be run all out. */
const [SPRINT, STRIDE, REPEAT] = [12, 30, 90];
/** Share of critical power from which short work is meant to be hard. */
const HARD = 1.1;
/** Shares of the power possible when rested: in the last of several efforts, and in the second one of a test. */
const FATIGUED = {stride: 0.96, repeat: 0.95, test: 0.99} as const;
/** Runners start all-out efforts too fast: by how much of the mean power falls from start to end. */
const FADE = {sprint: 0.07, repeat: 0.3, test: 0.2} as const;

/**
 * How the steps of a workout are run: most in the middle of their targets, sprints and the efforts of a test all out.
 */
export function stepsFor(blocks: readonly Block[], isTest: boolean): TimedStep[] {
  const steps = stepsOf(blocks, REFERENCE_RUNNER);
  const efforts = steps.filter(isWork).length;
  let before = 0;
  return steps.map((step) => {
    const {seconds, segment} = step;
    const profile = isWork(step) ? effortOf(step, {before: before++, efforts, isTest}) : asPlanned(step);
    return {until: "seconds", seconds, intensity: segment.intensity_class, ...profile};
  });
}

const isWork = ({segment}: WorkoutStep) => segment.intensity_class === "work";

type EffortProfile = Pick<TimedStep, "share" | "fade">;

const asPlanned = ({target}: WorkoutStep): EffortProfile => ({share: (target.from + target.to) / 2, fade: 0});

interface EffortContext {
  /** Efforts of the session so far, and in all. */
  readonly before: number;
  readonly efforts: number;
  readonly isTest: boolean;
}

/** Sprints and the last of several short hard efforts are run all out. */
function effortOf(step: WorkoutStep, {before, efforts, isTest}: EffortContext): EffortProfile {
  const {seconds, segment} = step;
  const possible = templateShare(seconds);
  if (isTest)
    return before === 0
      ? {share: possible, fade: FADE.test}
      : {share: FATIGUED.test * possible, fade: FADE.test / 4};
  const [, most] = targetRange(segment, REFERENCE_RUNNER.criticalPower) ?? [0, 0];
  const isLast = before === efforts - 1;
  if (most < HARD || seconds > REPEAT || (seconds > SPRINT && !isLast)) return asPlanned(step);
  if (seconds <= SPRINT) return {share: possible, fade: FADE.sprint};
  if (seconds <= STRIDE) return {share: FATIGUED.stride * possible, fade: FADE.sprint};
  return {share: FATIGUED.repeat * possible, fade: FADE.repeat};
}
