import {heightsOf} from "@gradus/training/courses/heights";
import {type CourseProblem, readCourse} from "@gradus/training/courses/read-course";
import {STEPS_MAX} from "./course-code";
import type {FileCourse} from "./plan";

export type CourseFileResult =
  | {readonly ok: true; readonly course: FileCourse}
  | {readonly ok: false; readonly code: CourseProblem};

/** The course of a file, as a link can carry it: what is planned with it here is planned with it there. */
export function readCourseFile(bytes: Uint8Array): CourseFileResult {
  const read = readCourse(bytes);
  if (!read.ok) return read;
  const {course, hasHeights} = read;
  return {ok: true, course: {kind: "file", ...heightsOf(course, STEPS_MAX), hasHeights}};
}
