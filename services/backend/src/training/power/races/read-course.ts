import {readCourse} from "@gradus/training/courses/read-course";
import {encodePolyline} from "@gradus/training/map/polyline";
import {simplify} from "@gradus/training/map/simplify";
import type {CourseProblem} from "../../../contract/race-values.ts";
import {packWatts} from "../history/curve-bytes.ts";
import type {NewCourse} from "./course-repository.ts";

export type CourseFacts = Pick<
  NewCourse,
  | "distance"
  | "gain"
  | "loss"
  | "has_heights"
  | "lowest"
  | "highest"
  | "bbox"
  | "polyline"
  | "altitudes"
  | "grades"
>;

export type CourseFile =
  | {readonly ok: true; readonly facts: CourseFacts}
  | {readonly ok: false; readonly problem: CourseProblem | "too_large"};

export function readCourseFile(bytes: Uint8Array, officialDistance: number | null): CourseFile {
  const read = readCourse(bytes, officialDistance);
  if (!read.ok) return {ok: false, problem: read.code};
  const {course, hasHeights, places} = read;
  const [latitudes, longitudes] = [
    places.map((point) => point.latitude),
    places.map((point) => point.longitude),
  ];
  const simplified = simplify(places.map(({latitude, longitude}) => ({x: longitude, y: latitude})));
  const line = (degrees: readonly number[]) => Float64Array.from(simplified, (index) => degrees[index] ?? 0);
  return {
    ok: true,
    facts: {
      distance: course.distance,
      gain: course.gain,
      loss: course.loss,
      has_heights: hasHeights,
      lowest: least(course.altitudes),
      highest: most(course.altitudes),
      bbox: [least(latitudes), least(longitudes), most(latitudes), most(longitudes)],
      polyline: encodePolyline({latitude: line(latitudes), longitude: line(longitudes)}),
      altitudes: packWatts(course.altitudes),
      grades: packWatts(course.pieces.map(({grade}) => grade)),
    },
  };
}

// Not by spreading: a long course has more points than a call may have arguments.
const least = (values: Iterable<number>) =>
  [...values].reduce((low, value) => Math.min(low, value), Infinity);
const most = (values: Iterable<number>) =>
  [...values].reduce((high, value) => Math.max(high, value), -Infinity);
