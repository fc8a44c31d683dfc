import {TRAINING_DEFAULTS} from "../defaults.ts";
import {interpolate} from "../numbers/statistics.ts";
import {MEN} from "./age-grade-men.ts";
import {AGE_DISTANCES, type AgeTable, FIRST_AGE} from "./age-grade-table.ts";
import {WOMEN} from "./age-grade-women.ts";

/** The table to compare with. An athlete who is neither is asked to choose, and has none by default. */
export type GradeTable = "men" | "women";

const TABLES: Record<GradeTable, AgeTable> = {men: MEN, women: WOMEN};

/**
 * Best time in seconds for an age over a road distance in m (2025 standards); null outside ages 12 to 100 and outside
 * 1 mile to 200 km. Between listed distances the factor and the logarithm of the standard are straight lines over
 * ln(distance).
 */
export function ageStandard(table: GradeTable, age: number, distance: number): number | null {
  const {openSeconds, factors} = TABLES[table];
  const [youngest, oldest] = TRAINING_DEFAULTS.attributes.gradedAges;
  const ofAge = factors[age - FIRST_AGE];
  const [shortest = 0, longest = 0] = [AGE_DISTANCES[0], AGE_DISTANCES.at(-1)];
  if (!ofAge || age < youngest || age > oldest || distance < shortest || distance > longest) return null;
  const over = (values: readonly number[]) =>
    interpolate(
      AGE_DISTANCES.map((metres, index) => [Math.log(metres), values[index] ?? 0]),
      Math.log(distance),
    );
  return Math.exp(over(openSeconds.map(Math.log))) / over(ofAge);
}

export type GradeClass = "world" | "national" | "regional" | "local";

const CLASSES: readonly (readonly [GradeClass, number])[] = [
  ["world", 0.9],
  ["national", 0.8],
  ["regional", 0.7],
  ["local", 0.6],
];

/** Age grade, standard over time, with the class the sport gives it (null below local). It ranks against the best. */
export function ageGrade(
  table: GradeTable,
  age: number,
  distance: number,
  seconds: number,
): {readonly grade: number; readonly gradeClass: GradeClass | null} | null {
  const standard = ageStandard(table, age, distance);
  if (standard === null) return null;
  const grade = standard / seconds;
  return {grade, gradeClass: CLASSES.find(([, least]) => grade >= least)?.[0] ?? null};
}
