import {TRAINING_DEFAULTS} from "../defaults.ts";
import {clamp} from "../numbers/statistics.ts";
import {type Conditions, type Runner, speedFor} from "../running/cost.ts";
import type {GradeBins} from "./course.ts";

const {courses, running, stress} = TRAINING_DEFAULTS;

/**
 * Even: the same power all the way. Terrain: up to 3 % more uphill and 3 % less downhill, at the same mean stress.
 */
export type Pacing = "even" | "terrain";

/** How a course is run: W and m/s for each of its bins, and the seconds it takes. */
export interface Pace {
  readonly power: Float64Array;
  readonly speed: Float64Array;
  readonly seconds: number;
}

export interface PaceInput {
  readonly course: GradeBins;
  readonly runner: Runner;
  readonly conditions: Conditions;
  readonly pacing: Pacing;
}

const SETTLED = 1e-10;
const ROUNDS = 20;

/** How a course goes at a mean power in W. */
export function paceAt(power: number, input: PaceInput): Pace {
  const shape = shapeOf(input);
  let level = power;
  let pace = paceOf(level, shape, input);
  if (input.pacing === "even") return pace;
  for (let round = 0; round < ROUNDS; round++) {
    const excess = meanStressPower(pace, input.course) / power;
    if (Math.abs(excess - 1) < SETTLED) break;
    level /= excess;
    pace = paceOf(level, shape, input);
  }
  return pace;
}

/** Share of the mean power for each bin. */
function shapeOf({course, pacing}: PaceInput): Float64Array {
  const {share, fullAtGrade} = courses.pacing;
  return Float64Array.from(course.bins, ({grade}) =>
    pacing === "even" ? 1 : 1 + share * clamp(grade / fullAtGrade, -1, 1),
  );
}

function paceOf(level: number, shape: Float64Array, {course, runner, conditions}: PaceInput): Pace {
  const power = shape.map((share) => share * level);
  const speed = power.map((watts, bin) => {
    const grade = course.bins[bin]?.grade ?? 0;
    const unbraked = speedFor(watts, grade, runner, conditions);
    return grade < 0
      ? Math.min(unbraked, running.descentMost * speedFor(watts, 0, runner, conditions))
      : unbraked;
  });
  const seconds = course.bins.reduce((sum, {length}, bin) => sum + length / (speed[bin] ?? 1), 0);
  return {power, speed, seconds};
}

/** The steady power in W with the same mean stress. */
function meanStressPower({power, speed, seconds}: Pace, {bins}: GradeBins): number {
  const sum = bins.reduce(
    (total, {length}, bin) => total + (length / (speed[bin] ?? 1)) * (power[bin] ?? 0) ** stress.exponent,
    0,
  );
  return (sum / seconds) ** (1 / stress.exponent);
}
