import {estimateBlock, type WorkoutRunner} from "./estimate.ts";
import {targetOf} from "./target.ts";
import type {Block, IntensityClass} from "./workout.ts";

/** A stretch as it is drawn: seconds wide, from one share of critical power to another high. */
export interface ProfileStep {
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly intensity_class: IntensityClass;
}

/** A workout in the order it is run, repeats unfolded: what a picture of it needs and no more. */
export const profileOf = (blocks: readonly Block[], runner: WorkoutRunner): ProfileStep[] =>
  blocks.flatMap((block) => {
    const {segment_estimates} = estimateBlock(block, runner);
    const once = block.segments.map((segment, index) => ({
      seconds: Math.round(segment_estimates[index]?.duration ?? 0),
      ...targetOf(segment, runner.criticalPower),
      intensity_class: segment.intensity_class,
    }));
    return Array.from({length: block.repeat}, () => once).flat();
  });
