import {combinePaths, type FootPath} from "./foot-path.ts";
import type {Loop, PathPoint} from "./stride.ts";

export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

/** A stride of one foot, or the mean of a few that a pod has summed itself. */
export interface FootStride {
  readonly side: Side;
  /** Whole Unix seconds. */
  readonly time: number;
  /** How many strides it represents. */
  readonly strides: number;
  readonly loop: Loop;
  /** m/s, and steps of both feet a minute; null where the pod did not report them. */
  readonly speed: number | null;
  readonly cadence: number | null;
}

/** How a foot moved over a minute, or over many. */
export interface FootMotion extends Pick<FootStride, "speed" | "cadence"> {
  readonly path: FootPath;
}

/** A minute of one foot, counted from where its recording begins. `time` is its first second. */
export interface FootMinute extends FootMotion {
  readonly time: number;
}

const MINUTE = 60;

/** Strides of one side averaged by minutes from `start` on, oldest first; minutes without strides are missing. */
export function minutesOf(strides: readonly FootStride[], side: Side, start: number): FootMinute[] {
  const own = strides.filter((stride) => stride.side === side);
  const byMinute = Map.groupBy(own, ({time}) => Math.floor((time - start) / MINUTE));
  return [...byMinute]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([minute, of]) => {
      const motion = combineMotions(of.map(motionOf));
      return motion ? [{time: start + MINUTE * minute, ...motion}] : [];
    });
}

const motionOf = ({loop, strides, speed, cadence}: FootStride): FootMotion => ({
  path: {mean: loop, sd: loop.map((): PathPoint => [0, 0, 0]), strides},
  speed,
  cadence,
});

/** Several as one, each weighted by its strides; null without any. */
export function combineMotions(motions: readonly FootMotion[]): FootMotion | null {
  const path = combinePaths(motions.map((motion) => motion.path));
  if (!path) return null;
  return {
    path,
    speed: weighted(motions, ({speed}) => speed),
    cadence: weighted(motions, ({cadence}) => cadence),
  };
}

/** Only those with a value count. */
function weighted(motions: readonly FootMotion[], of: (motion: FootMotion) => number | null) {
  let sum = 0;
  let strides = 0;
  for (const motion of motions) {
    const value = of(motion);
    if (value === null) continue;
    sum += value * motion.path.strides;
    strides += motion.path.strides;
  }
  return strides === 0 ? null : sum / strides;
}

/** What the other foot would have done: for pods that were worn the other way round. */
export function mirrored(motion: FootMotion): FootMotion {
  const turn = (loop: Loop, sign: 1 | -1) => loop.map(([x, y, z]): PathPoint => [x, sign * y || 0, z]);
  const {mean, sd, strides} = motion.path;
  return {...motion, path: {mean: turn(mean, -1), sd: turn(sd, 1), strides}};
}
