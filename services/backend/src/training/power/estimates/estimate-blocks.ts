import {checkBlocks} from "@gradus/training/workouts/check-blocks";
import {estimateWorkout, type WorkoutRunner} from "@gradus/training/workouts/estimate";
import {type ProfileStep, profileOf} from "@gradus/training/workouts/profile";
import type {Block} from "@gradus/training/workouts/workout";
import type {WorkoutAmounts} from "../../../contract/workouts.ts";
import {AppError} from "../../../core/errors.ts";
import {tenth, whole} from "../../runs/activities/rounding.ts";

/** W/kg of an unknown runner: the initial suggestion, and the basis for drawing their workouts. */
export const SUGGESTED_WATTS_PER_KG = 3;

export interface AthleteProfile {
  readonly weight: number;
  /** W in force; null is unknown. */
  readonly criticalPower: number | null;
}

export interface BlockEstimate {
  readonly planned: WorkoutAmounts | null;
  readonly profile: readonly ProfileStep[];
}

/** Totals of the blocks for one athlete, and how they are drawn. Without critical power, they are drawn only. */
export function estimateBlocks(
  blocks: readonly Block[],
  {weight, criticalPower}: AthleteProfile,
): BlockEstimate {
  const runner: WorkoutRunner = {
    mass: weight,
    criticalPower: criticalPower ?? SUGGESTED_WATTS_PER_KG * weight,
  };
  return {
    planned: criticalPower === null ? null : amountsOf(blocks, runner),
    profile: profileOf(blocks, runner),
  };
}

function amountsOf(blocks: readonly Block[], runner: WorkoutRunner): WorkoutAmounts {
  const {duration, distance, stress, average, intensity_zones, below} = estimateWorkout(blocks, runner);
  const seconds = (value: number) => whole(value) ?? 0;
  return {
    duration: seconds(duration),
    distance: seconds(distance),
    stress: tenth(stress) ?? 0,
    average_power: tenth(average.power) ?? 0,
    seconds_in_zones: intensity_zones.map(seconds),
    below_seconds: seconds(below),
  };
}

/** Throws `workout_unusable` for invalid blocks, with the problem, block and segment as parameters. */
export function requireUsable(blocks: readonly Block[]) {
  const [mistake] = checkBlocks(blocks);
  if (!mistake) return;
  const {code, block, segment} = mistake;
  throw new AppError("workout_unusable", `These blocks are no workout: ${code}`, {
    params: {problem: code, ...(block !== null && {block}), ...(segment !== null && {segment})},
  });
}
