import {TRAINING_DEFAULTS} from "../defaults.ts";
import {clamp} from "../numbers/statistics.ts";
import {elevationOf, runningMean, runningMedian} from "../summary/elevation.ts";
import type {Course, Piece} from "./course.ts";

const {courses: rules} = TRAINING_DEFAULTS;

/**
 * A point of an uploaded course: metres from the start, never less than the point before, and metres above the sea.
 */
export interface CoursePoint {
  readonly distance: number;
  readonly altitude: number;
}

/** A course with its smoothed profile: metres above the sea every 20 m and at the finish. */
export interface ProfiledCourse extends Course {
  readonly altitudes: Float64Array;
}

export type CourseRefusal = "too_few_points" | "too_short" | "too_long";

/**
 * A course from its points: resampled to 20 m, median of 5 and 100 m mean, grades as central
 * differences over 60 m, at most 45 %. A length within 3 % of the official one is stretched to it.
 *
 * @param officialDistance metres; null when there is none
 */
export function profileCourse(
  points: readonly CoursePoint[],
  officialDistance: number | null = null,
): {readonly ok: true; readonly course: ProfiledCourse} | {readonly ok: false; readonly code: CourseRefusal} {
  const measured = points.at(-1)?.distance ?? 0;
  if (points.length < rules.leastPoints) return {ok: false, code: "too_few_points"};
  if (measured < rules.lengthBounds[0]) return {ok: false, code: "too_short"};
  if (measured > rules.lengthBounds[1]) return {ok: false, code: "too_long"};
  const isOfficial =
    officialDistance !== null && Math.abs(measured / officialDistance - 1) <= rules.officialWithin;
  const distance = isOfficial ? officialDistance : measured;
  const scale = distance / measured;
  const stretched = points.map((point) => ({...point, distance: point.distance * scale}));
  const altitudes = smooth(resample(stretched, distance));
  const {gain, loss} = elevationOf(altitudes, rules.hysteresis);
  return {ok: true, course: {distance, gain, loss, altitudes, pieces: piecesOf(altitudes, distance)}};
}

/** Altitudes every 20 m and at the finish, on straight lines between points. */
function resample(points: readonly CoursePoint[], distance: number): Float64Array {
  const altitudes = new Float64Array(Math.ceil(distance / rules.spacing) + 1);
  let next = 1;
  for (let index = 0; index < altitudes.length; index++) {
    const metres = Math.min(index * rules.spacing, distance);
    while (next < points.length - 1 && (points[next]?.distance ?? 0) < metres) next++;
    const [before, after] = [points[next - 1], points[next]];
    if (!before || !after) break;
    const span = after.distance - before.distance;
    const share = span > 0 ? clamp((metres - before.distance) / span, 0, 1) : 1;
    altitudes[index] = before.altitude + share * (after.altitude - before.altitude);
  }
  return altitudes;
}

const smooth = (altitudes: Float64Array): Float64Array =>
  runningMean(runningMedian(altitudes, rules.medianPoints), Math.round(rules.meanMetres / rules.spacing));

/** Pieces between neighbouring altitudes; a grade looks 30 m either side of a piece's middle, less at the ends. */
function piecesOf(altitudes: Float64Array, distance: number): Piece[] {
  const beyond = (rules.gradeMetres / rules.spacing - 1) / 2;
  const last = altitudes.length - 1;
  const at = (index: number) => Math.min(index * rules.spacing, distance);
  return Array.from({length: last}, (_, index) => {
    const [from, to] = [Math.max(0, index - beyond), Math.min(last, index + 1 + beyond)];
    const rise = (altitudes[to] ?? 0) - (altitudes[from] ?? 0);
    const grade = clamp(rise / (at(to) - at(from)), -rules.gradeBound, rules.gradeBound);
    return {length: at(index + 1) - at(index), grade};
  }).filter(({length}) => length > 0);
}
