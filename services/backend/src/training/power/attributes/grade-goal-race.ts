import {ageGrade, ageStandard, type GradeClass, type GradeTable} from "@gradus/training/attributes/age-grade";
import {flatCourse} from "@gradus/training/courses/course";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {type Explanation, explain} from "@gradus/training/explain/explain";
import {predict} from "@gradus/training/prediction/predict";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import {ageOn} from "../../../contract/bounds.ts";
import {powerProfileOf, type RunnerProfile} from "../critical-power/read-runner-profile.ts";

/** Metres of the goal races with a known distance; an ultra can have any. */
const DISTANCES: Readonly<Partial<Record<Athlete["goal_race"]["kind"], number>>> = {
  "5k": 5000,
  "10k": 10_000,
  half_marathon: 21_097.5,
  marathon: 42_195,
};
/** An age at which nothing is taken off or added. */
const OPEN_AGE = 25;

export interface GoalGrade {
  readonly grade: number;
  readonly gradeClass: GradeClass | null;
  readonly table: GradeTable;
  readonly age: number;
  readonly distance: number;
  readonly time: number;
}

/**
 * Grades the time predicted for the goal race against the age group's best. Null without a goal race, without critical
 * power, or when no table applies to the athlete and the athlete chose none.
 */
export function gradeGoalRace(
  {goal_race, gender, date_of_birth, today}: Athlete,
  runner: RunnerProfile,
  chosen: GradeTable | null,
): GoalGrade | null {
  const distance = DISTANCES[goal_race.kind];
  const table = chosen ?? (gender === "female" ? "women" : gender === "male" ? "men" : null);
  const known = powerProfileOf(runner);
  if (distance === undefined || table === null || !known) return null;
  const {temperature, humidity} = TRAINING_DEFAULTS.environment;
  const mild = {elevation: 0, temperature, humidity};
  const prediction = predict({
    ...known,
    race: {
      course: flatCourse(distance),
      surface: "road",
      headwind: 0,
      training: mild,
      race: mild,
      isAcclimatised: false,
      pacing: "even",
      withHeat: false,
    },
    runner: {mass: runner.weight},
    weeklySeconds: runner.weeklySeconds,
  });
  if (!prediction.ok) return null;
  const age = ageOn(today, date_of_birth);
  const graded = ageGrade(table, age, distance, prediction.time);
  return graded && {...graded, table, age, distance, time: prediction.time};
}

export function explainGrade({grade, table, age, distance, time}: GoalGrade): Explanation {
  const open = ageStandard(table, OPEN_AGE, distance);
  const own = ageStandard(table, age, distance);
  const age_factor = open !== null && own !== null ? open / own : null;
  return explain("age_grade", grade, {open_standard: open, age_factor, time});
}
