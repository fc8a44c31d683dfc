import {checkBlocks} from "@gradus/training/workouts/check-blocks";
import {type Block, type Segment, WORKOUT_LIMITS} from "@gradus/training/workouts/workout";

export const WATTS = {min: 20, max: 2000} as const;
/** Of critical power; more is let through, with a warning. */
const HOT = WORKOUT_LIMITS.percent[1] / 100;

export type Problem =
  | "empty"
  | "empty_repeat"
  | "no_length"
  | "no_target"
  | "range_reversed"
  | "percent_bounds"
  | "watts_bounds"
  | "grade_bounds"
  | "repeat_bounds"
  | "too_long"
  /** Only a warning. */
  | "hot";

/** What is wrong, and where; null for all of it. */
export interface PlacedProblem {
  readonly problem: Problem;
  readonly block: number | null;
  readonly segment: number | null;
}

export const isWarning = ({problem}: PlacedProblem) => problem === "hot";

/** Everything that stands in the way of saving, and what looks like a slip. In the order of the blocks. */
export function checkWorkout(blocks: readonly Block[], criticalPower: number | null): PlacedProblem[] {
  if (blocks.length === 0) return [{problem: "empty", block: null, segment: null}];
  const own = blocks.flatMap((block, index) =>
    ofBlock(block, criticalPower).map((each) => ({...each, block: index})),
  );
  const science = checkBlocks(blocks).map(({code, ...place}) => ({problem: code, ...place}));
  const isKnown = ({block, segment}: PlacedProblem) =>
    own.some((each) => each.block === block && each.segment === segment && !isWarning({...each}));
  return [...own, ...science.filter((each) => !isKnown(each))].toSorted(byPlace);
}

const byPlace = (one: PlacedProblem, other: PlacedProblem) =>
  (one.block ?? -1) - (other.block ?? -1) || (one.segment ?? -1) - (other.segment ?? -1);

type OfBlock = Omit<PlacedProblem, "block">;

function ofBlock({repeat, segments}: Block, criticalPower: number | null): OfBlock[] {
  const isRepeat = Number.isInteger(repeat) && repeat >= 1 && repeat <= WORKOUT_LIMITS.repeat;
  return [
    ...(isRepeat ? [] : [{problem: "repeat_bounds", segment: null} as const]),
    ...(segments.length > 0 ? [] : [{problem: "empty_repeat", segment: null} as const]),
    ...segments.flatMap((segment, index) => {
      const problem = ofSegment(segment, criticalPower);
      return problem ? [{problem, segment: index}] : [];
    }),
  ];
}

const [LEAST, MOST] = WORKOUT_LIMITS.percent;
const isOutside = (value: number | null, min: number, max: number) =>
  value !== null && !(value >= min && value <= max);

function ofSegment(segment: Segment, criticalPower: number | null): Problem | null {
  const {intensity_type, intensity_percent, target_power: watts, grade} = segment;
  const {min = null, max = null, value = null} = intensity_percent ?? {};
  const isByPercent = intensity_type === "percentage" || intensity_type === "ramp";
  if (isByPercent && [min, max, value].some((each) => isOutside(each, LEAST, MOST))) return "percent_bounds";
  if (intensity_type === "power" && isOutside(watts, WATTS.min, WATTS.max)) return "watts_bounds";
  if (isOutside(grade, -WORKOUT_LIMITS.grade, WORKOUT_LIMITS.grade)) return "grade_bounds";
  const isHot =
    intensity_type === "power" && watts !== null && criticalPower !== null && watts > HOT * criticalPower;
  return isHot ? "hot" : null;
}
