import {WORKOUT_LIMITS} from "@gradus/training/workouts/workout";
import type {BuilderTranslator} from "./builder-messages";
import {isWarning, type PlacedProblem, type Problem, type TypedFieldName, WATTS} from "./check-workout";

const [min, max] = WORKOUT_LIMITS.percent;

export function problemWords(problem: Problem, t: BuilderTranslator): string {
  switch (problem) {
    case "empty":
      return t("builder.problems.empty");
    case "empty_repeat":
      return t("builder.problems.emptyRepeat");
    case "no_length":
      return t("builder.problems.noLength");
    case "no_time":
      return t("builder.problems.noTime");
    case "distance_bounds":
      return t("builder.problems.distanceBounds", {max: WORKOUT_LIMITS.metres / 1000});
    case "no_target":
      return t("builder.problems.noTarget");
    case "range_reversed":
      return t("builder.problems.rangeReversed");
    case "percent_bounds":
      return t("builder.problems.percentBounds", {min, max});
    case "watts_bounds":
      return t("builder.problems.wattsBounds", WATTS);
    case "grade_bounds":
      return t("builder.problems.gradeBounds", {max: 100 * WORKOUT_LIMITS.grade});
    case "repeat_bounds":
      return t("builder.problems.repeatBounds", {max: WORKOUT_LIMITS.repeat});
    case "too_long":
      return t("builder.problems.tooLong");
    case "hot":
      return t("builder.problems.hot");
    case "long":
      return t("builder.problems.long");
    case "short":
      return t("builder.problems.short");
  }
}

export interface FieldProblem {
  readonly words: string;
  readonly isWarning: boolean;
}

export type FieldProblems = Readonly<Partial<Record<TypedFieldName, FieldProblem>>>;

export const fieldProblems = (problems: readonly PlacedProblem[], t: BuilderTranslator): FieldProblems =>
  Object.fromEntries(
    problems.flatMap((each) =>
      each.field ? [[each.field, {words: problemWords(each.problem, t), isWarning: isWarning(each)}]] : [],
    ),
  );

const KNOWN = ["no_length", "no_target", "range_reversed", "too_long"] as const;

/** What the server found, in the same words; null for what has none. */
export function serverProblem(code: string | number | undefined, t: BuilderTranslator): string | null {
  const known = KNOWN.find((each) => each === code);
  return known ? problemWords(known, t) : null;
}
