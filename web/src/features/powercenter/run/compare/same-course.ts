import type {Activity} from "@gradus/backend/contract/activities";
import {decodePolyline} from "@gradus/training/map/polyline";

type Course = Pick<Activity, "id" | "polyline" | "distance">;

const START_METRES = 250;
/** Of the distance. */
const LENGTHS = 0.1;
const METRES_PER_DEGREE = 111_195;

/** Whether two runs were likely run on one course: begun at one place, and about as long. */
export function isSameCourse(one: Course, other: Course): boolean {
  const [start, otherStart] = [startOf(one), startOf(other)];
  if (!start || !otherStart || one.distance === null || other.distance === null) return false;
  const north = (start.latitude - otherStart.latitude) * METRES_PER_DEGREE;
  const east =
    (start.longitude - otherStart.longitude) * METRES_PER_DEGREE * Math.cos((start.latitude * Math.PI) / 180);
  const isNear = Math.hypot(north, east) <= START_METRES;
  return isNear && Math.abs(one.distance - other.distance) <= LENGTHS * one.distance;
}

function startOf({polyline}: Course) {
  const line = decodePolyline(polyline ?? "");
  const [latitude, longitude] = [line.latitude[0], line.longitude[0]];
  return latitude === undefined || longitude === undefined ? null : {latitude, longitude};
}
