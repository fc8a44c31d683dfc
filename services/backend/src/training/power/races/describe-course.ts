import type {Course as RacedCourse} from "@gradus/training/courses/course";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import type {Course, CourseSummary} from "../../../contract/races.ts";
import {unpackWatts} from "../history/curve-bytes.ts";
import {tenth, whole} from "../history/rounded.ts";
import type {CourseHead, CourseRow} from "./course-repository.ts";

const {spacing} = TRAINING_DEFAULTS.courses;

/** Listed, not spread: whose it is and what its file was stay here. */
export function describeCourse(
  row: Pick<CourseHead, keyof CourseSummary & keyof CourseHead> & {readonly created_at: Date},
): CourseSummary {
  return {
    id: row.id,
    name: row.name,
    distance: whole(row.distance),
    gain: whole(row.gain),
    loss: whole(row.loss),
    has_heights: row.has_heights,
    lowest: tenth(row.lowest),
    highest: tenth(row.highest),
    created: row.created_at.toISOString(),
  };
}

export function describeCourseInFull(row: CourseRow): Course {
  return {
    ...describeCourse(row),
    bbox: [...row.bbox],
    polyline: row.polyline,
    profile: Array.from(unpackWatts(row.altitudes), tenth),
    spacing,
  };
}

export function toRacedCourse({distance, gain, loss, grades}: CourseRow): RacedCourse {
  const pieces = Array.from(unpackWatts(grades), (grade, index) => ({
    length: Math.min(spacing, distance - index * spacing),
    grade,
  }));
  return {distance, gain, loss, pieces};
}

/** Mean metres above the sea; null where its file had no heights. */
export function meanHeight({has_heights, altitudes}: CourseRow): number | null {
  const heights = unpackWatts(altitudes);
  return has_heights ? heights.reduce((sum, metres) => sum + metres, 0) / heights.length : null;
}
