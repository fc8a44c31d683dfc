import {estimateBlock, type WorkoutRunner} from "@gradus/training/workouts/estimate";
import {targetOf, targetRange} from "@gradus/training/workouts/target";
import type {Block} from "@gradus/training/workouts/workout";
import {zoneOf} from "@gradus/training/zones/zones";

/** A stretch of the drawing: seconds from its start, and shares of critical power. */
export interface DrawnStep {
  readonly key: string;
  readonly block: string;
  readonly start: number;
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  /** The lowest and highest target; null for a single value or no target. */
  readonly range: readonly [number, number] | null;
  readonly zone: number;
}

/** A workout in the order it is run. What has no length yet is not drawn. */
export function drawProfile(blocks: readonly Block[], runner: WorkoutRunner): DrawnStep[] {
  let start = 0;
  const drawn: DrawnStep[] = [];
  for (const block of blocks) {
    const once = stepsOf(block, runner);
    for (let time = 0; time < Math.min(MOST_TIMES, block.repeat); time++) {
      for (const step of once) {
        drawn.push({...step, key: `${time} ${step.key}`, start});
        start += step.seconds;
      }
    }
  }
  return drawn;
}

/** Maximum repetitions of a block; typed text may exceed it for a moment. */
const MOST_TIMES = 100;

function stepsOf(block: Block, runner: WorkoutRunner): Omit<DrawnStep, "start">[] {
  const {segment_estimates} = estimateBlock(block, runner);
  return block.segments.flatMap((segment, index) => {
    const seconds = segment_estimates[index]?.duration ?? 0;
    if (!(seconds > 0) || !Number.isFinite(seconds)) return [];
    const {from, to} = targetOf(segment, runner.criticalPower);
    const range = targetRange(segment, runner.criticalPower);
    const isWide = range !== null && range[1] > range[0] && segment.intensity_type !== "ramp";
    const zone = zoneOf((from + to) / 2);
    return [{key: segment.uuid, block: block.uuid, seconds, from, to, range: isWide ? range : null, zone}];
  });
}

export interface ProfileScale {
  readonly low: number;
  readonly high: number;
}

/** assumption: shares of critical power every drawing reaches at least, so that easy ones look easy. */
const SCALE: ProfileScale = {low: 0.3, high: 1.2};

export function scaleOf(steps: readonly Pick<DrawnStep, "from" | "to" | "range">[]): ProfileScale {
  const tops = steps.map(({from, to, range}) => Math.max(from, to, range?.[1] ?? 0));
  return {...SCALE, high: 1.05 * Math.max(SCALE.high, ...tops)};
}

/** Distance from the top, 0 to 1; a value below the scale still leaves a thin strip visible. */
export const heightOf = (share: number, {low, high}: ProfileScale) =>
  Math.min(0.96, Math.max(0, 1 - (share - low) / (high - low)));
