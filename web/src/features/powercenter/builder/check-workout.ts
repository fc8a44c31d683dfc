import {checkBlocks} from "@gradus/training/workouts/check-blocks";
import {doubtfulSteps} from "@gradus/training/workouts/doubtful-steps";
import {type Block, metresOf, type Segment, WORKOUT_LIMITS} from "@gradus/training/workouts/workout";
import {targetKind} from "./target-kind";

export const WATTS = {min: 20, max: 2000} as const;
/** Of critical power; more is let through, with a warning. */
const HOT = WORKOUT_LIMITS.percent[1] / 100;

export type Problem =
  | "empty"
  | "empty_repeat"
  | "no_length"
  | "no_time"
  | "no_target"
  | "range_reversed"
  | "distance_bounds"
  | "percent_bounds"
  | "watts_bounds"
  | "grade_bounds"
  | "repeat_bounds"
  | "too_long"
  /** Only warnings. */
  | "hot"
  | "long"
  | "short";

export type TypedFieldName = "repeat" | "time" | "distance" | "percent" | "min" | "max" | "watts" | "grade";

/** What is wrong, and where; null for all of it. */
export interface PlacedProblem {
  readonly problem: Problem;
  readonly block: number | null;
  readonly segment: number | null;
  readonly field: TypedFieldName | null;
}

const WARNINGS: readonly Problem[] = ["hot", "long", "short"];
export const isWarning = ({problem}: Pick<PlacedProblem, "problem">) => WARNINGS.includes(problem);

/** All problems that prevent saving, and warnings about probable slips. In the order of the blocks. */
export function checkWorkout(blocks: readonly Block[], criticalPower: number | null): PlacedProblem[] {
  if (blocks.length === 0) return [{problem: "empty", block: null, segment: null, field: null}];
  const own = blocks.flatMap((block, index) =>
    blockProblems(block, criticalPower).map((each) => ({...each, block: index})),
  );
  const science = checkBlocks(blocks).map(({code, ...position}) => ({
    problem: code,
    ...position,
    field: null,
  }));
  const isKnown = ({block, segment}: PlacedProblem) =>
    own.some((each) => each.block === block && each.segment === segment && !isWarning(each));
  const wrong = [...own, ...science.filter((each) => !isKnown(each))];
  return [...wrong, ...(wrong.length === 0 ? warnings(blocks, criticalPower) : [])].toSorted(byPlace);
}

const warnings = (blocks: readonly Block[], criticalPower: number | null): PlacedProblem[] =>
  doubtfulSteps(blocks, criticalPower).map(({code, byDistance, ...position}) => ({
    problem: code,
    ...position,
    field: byDistance ? "distance" : "time",
  }));

const byPlace = (one: PlacedProblem, other: PlacedProblem) =>
  (one.block ?? -1) - (other.block ?? -1) || (one.segment ?? -1) - (other.segment ?? -1);

type ProblemInBlock = Omit<PlacedProblem, "block">;
type ProblemInSegment = Omit<ProblemInBlock, "segment">;

function blockProblems({repeat, segments}: Block, criticalPower: number | null): ProblemInBlock[] {
  const isRepeat = Number.isInteger(repeat) && repeat >= 1 && repeat <= WORKOUT_LIMITS.repeat;
  return [
    ...(isRepeat ? [] : [{problem: "repeat_bounds", segment: null, field: "repeat"} as const]),
    ...(segments.length > 0 ? [] : [{problem: "empty_repeat", segment: null, field: null} as const]),
    ...segments.flatMap((segment, index) =>
      segmentProblems(segment, criticalPower).map((each) => ({...each, segment: index})),
    ),
  ];
}

const segmentProblems = (segment: Segment, criticalPower: number | null): ProblemInSegment[] => [
  ...lengthProblems(segment),
  ...targetProblems(segment, criticalPower),
  ...(isWithin(segment.grade, -WORKOUT_LIMITS.grade, WORKOUT_LIMITS.grade)
    ? []
    : [{problem: "grade_bounds", field: "grade"} as const]),
];

const isWithin = (value: number | null, min: number, max: number) =>
  value !== null && value >= min && value <= max;

function lengthProblems(segment: Segment): ProblemInSegment[] {
  if (segment.duration_type === "time" && segment.duration_time === null)
    return [{problem: "no_time", field: "time"}];
  if (segment.duration_type !== "distance") return [];
  const metres = metresOf(segment);
  const isWay = metres !== null && metres > 0 && metres <= WORKOUT_LIMITS.metres;
  return isWay ? [] : [{problem: "distance_bounds", field: "distance"}];
}

const [LEAST, MOST] = WORKOUT_LIMITS.percent;

function targetProblems(segment: Segment, criticalPower: number | null): ProblemInSegment[] {
  const percent = {min: null, max: null, value: null, ...segment.intensity_percent};
  const outside = (names: readonly ("value" | "min" | "max")[]): ProblemInSegment[] =>
    names
      .filter((name) => !isWithin(percent[name], LEAST, MOST))
      .map((name) => ({problem: "percent_bounds", field: name === "value" ? "percent" : name}));
  switch (targetKind(segment)) {
    case "percent":
      return outside(["value"]);
    case "ramp":
      return outside(["min", "max"]);
    case "range": {
      const wrong = outside(["min", "max"]);
      const isReversed = wrong.length === 0 && (percent.min ?? 0) > (percent.max ?? 0);
      return isReversed ? [{problem: "range_reversed", field: "max"}] : wrong;
    }
    case "power":
      return wattsProblems(segment.target_power, criticalPower);
    default:
      return [];
  }
}

function wattsProblems(watts: number | null, criticalPower: number | null): ProblemInSegment[] {
  if (!isWithin(watts, WATTS.min, WATTS.max)) return [{problem: "watts_bounds", field: "watts"}];
  const isHot = criticalPower !== null && (watts ?? 0) > HOT * criticalPower;
  return isHot ? [{problem: "hot", field: "watts"}] : [];
}
