import {TRAINING_DEFAULTS} from "../defaults.ts";
import {clamp} from "../numbers/statistics.ts";
import {elevationOf} from "../summary/elevation.ts";
import type {Course} from "./course.ts";
import type {ProfiledCourse} from "./profile.ts";

const {courses: rules} = TRAINING_DEFAULTS;

/**
 * A course small enough for a link: its length in m, and heights above its start in m at even steps, from start to
 * finish. It describes the profile of the course, not its location.
 */
export interface CourseHeights {
  readonly distance: number;
  readonly heights: readonly number[];
}

const DECIMETRES = 10;

/** The heights of a course to a decimetre, every 100 m, or fewer so that there are no more than `most` steps. */
export function heightsOf({distance, altitudes}: ProfiledCourse, most: number): CourseHeights {
  const steps = clamp(Math.round(distance / rules.meanMetres), 1, most);
  const start = altitudes[0] ?? 0;
  const heights = Array.from({length: steps + 1}, (_, step) => {
    const metres = (step / steps) * distance;
    return Math.round((altitudeAt(altitudes, metres / rules.spacing) - start) * DECIMETRES) / DECIMETRES;
  });
  return {distance: Math.round(distance), heights};
}

function altitudeAt(altitudes: Float64Array, position: number): number {
  const before = Math.min(Math.floor(position), altitudes.length - 1);
  const from = altitudes[before] ?? 0;
  return from + (position - before) * ((altitudes[before + 1] ?? from) - from);
}

/** Builds the course with these heights. */
export function courseOfHeights({distance, heights}: CourseHeights): Course {
  const length = distance / (heights.length - 1);
  const pieces = heights.slice(1).map((height, index) => {
    const rise = height - (heights[index] ?? height);
    return {length, grade: clamp(rise / length, -rules.gradeBound, rules.gradeBound)};
  });
  return {distance, pieces, ...elevationOf(heights, rules.hysteresis)};
}
