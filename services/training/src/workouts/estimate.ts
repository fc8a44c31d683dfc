import {type Runner, STILL_AIR, speedFor} from "../running/cost.ts";
import {steadyStress} from "../stress/power-stress.ts";
import {zoneOf} from "../zones/zones.ts";
import {type Target, targetOf} from "./target.ts";
import {type Block, type IntensityClass, metresOf, type Segment, secondsOf} from "./workout.ts";

/** The runner for which a workout is estimated. */
export interface WorkoutRunner extends Runner {
  /** W, above 0. */
  readonly criticalPower: number;
}

/** What some of a workout comes to. */
interface Estimate {
  /** Seconds. */
  readonly duration: number;
  /** Metres. */
  readonly distance: number;
  readonly stress: number;
  /** By time: W, and its share of critical power. */
  readonly average: {readonly power: number; readonly intensity: number};
  /** Seconds in each of the five zones, and below the first. */
  readonly intensity_zones: readonly [number, number, number, number, number];
  readonly below: number;
}

interface SegmentEstimate extends Estimate {
  readonly uuid: string;
  /** The end of a lap is unknown: its length is assumed. */
  readonly assumed: boolean;
}

export interface BlockEstimate extends Estimate {
  readonly uuid: string;
  readonly repeat: number;
  /** Of one repetition. */
  readonly segment_estimates: readonly SegmentEstimate[];
}

export interface WorkoutEstimate extends Estimate {
  readonly estimates: readonly BlockEstimate[];
}

/** assumption: seconds of a stretch that ends with the lap button. */
const LAP_SECONDS: Readonly<Record<IntensityClass, number>> = {
  warmup: 600,
  work: 300,
  rest: 120,
  cooldown: 600,
};
const RAMP_STEPS = 10;

/** Sums that add up: energy in J instead of a mean. */
interface Sums {
  readonly duration: number;
  readonly distance: number;
  readonly stress: number;
  readonly energy: number;
  /** Below, then the five zones. */
  readonly zones: readonly number[];
}

const NOTHING: Sums = {duration: 0, distance: 0, stress: 0, energy: 0, zones: [0, 0, 0, 0, 0, 0]};

/**
 * What a workout comes to on the level and in still air, unless a segment has a grade. Time and distance follow from
 * each other by the running cost; stress is that of steady power. The blocks add up to the whole.
 */
export function estimateWorkout(blocks: readonly Block[], runner: WorkoutRunner): WorkoutEstimate {
  const each = blocks.map((block) => blockSums(block, runner));
  return {
    ...estimateOf(addAll(each.map(({sums}) => sums)), runner),
    estimates: each.map(({estimate}) => estimate),
  };
}

/** The same for one block. */
export const estimateBlock = (block: Block, runner: WorkoutRunner): BlockEstimate =>
  blockSums(block, runner).estimate;

function blockSums(block: Block, runner: WorkoutRunner) {
  const segments = block.segments.map((segment) => ({segment, sums: segmentSums(segment, runner)}));
  const once = addAll(segments.map(({sums}) => sums));
  const sums = times(once, block.repeat);
  const estimate: BlockEstimate = {
    uuid: block.uuid,
    repeat: block.repeat,
    ...estimateOf(sums, runner),
    segment_estimates: segments.map(({segment: {uuid, duration_type}, sums: own}) => ({
      uuid,
      assumed: duration_type === "lap",
      ...estimateOf(own, runner),
    })),
  };
  return {sums, estimate};
}

function segmentSums(segment: Segment, runner: WorkoutRunner): Sums {
  const target = targetOf(segment, runner.criticalPower);
  const metres = metresOf(segment);
  const seconds = secondsOf(segment) ?? LAP_SECONDS[segment.intensity_class];
  const steps = target.from === target.to ? 1 : RAMP_STEPS;
  const parts = Array.from({length: steps}, (_, step) => {
    const share = shareAt(target, (step + 0.5) / steps);
    const speed = speedFor(share * runner.criticalPower, segment.grade, runner, STILL_AIR);
    const duration = metres === null ? seconds / steps : metres / steps / speed;
    return steady(share, duration, metres === null ? speed * duration : metres / steps, runner);
  });
  return addAll(parts);
}

const shareAt = ({from, to}: Target, progress: number) => from + (to - from) * progress;

function steady(share: number, duration: number, distance: number, {criticalPower}: WorkoutRunner): Sums {
  const zone = zoneOf(share);
  return {
    duration,
    distance,
    stress: steadyStress(duration, share),
    energy: share * criticalPower * duration,
    zones: NOTHING.zones.map((_, index) => (index === zone ? duration : 0)),
  };
}

const add = (one: Sums, other: Sums): Sums => ({
  duration: one.duration + other.duration,
  distance: one.distance + other.distance,
  stress: one.stress + other.stress,
  energy: one.energy + other.energy,
  zones: one.zones.map((seconds, zone) => seconds + (other.zones[zone] ?? 0)),
});
const addAll = (all: readonly Sums[]) => all.reduce(add, NOTHING);

const times = (sums: Sums, count: number): Sums => ({
  duration: sums.duration * count,
  distance: sums.distance * count,
  stress: sums.stress * count,
  energy: sums.energy * count,
  zones: sums.zones.map((seconds) => seconds * count),
});

function estimateOf({duration, distance, stress, energy, zones}: Sums, runner: WorkoutRunner): Estimate {
  const power = duration === 0 ? 0 : energy / duration;
  const [below = 0, z1 = 0, z2 = 0, z3 = 0, z4 = 0, z5 = 0] = zones;
  return {
    duration,
    distance,
    stress,
    average: {power, intensity: power / runner.criticalPower},
    intensity_zones: [z1, z2, z3, z4, z5],
    below,
  };
}
