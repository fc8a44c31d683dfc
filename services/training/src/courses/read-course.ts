import {decodeFit} from "../files/fit/decode.ts";
import {nativeColumn} from "../files/fit/native-fields.ts";
import {VALUE_LIMITS} from "../files/limits.ts";
import {sniff} from "../files/sniff.ts";
import {DocumentTypeError, readXml} from "../files/xml/read-xml.ts";
import {haversine, isPosition} from "../series/distance.ts";
import {CoursePlaces, type Place} from "./course-places.ts";
import {type CoursePoint, type CourseRefusal, type ProfiledCourse, profileCourse} from "./profile.ts";

export const COURSE_BYTES_MAX = 10 * 1024 * 1024;

/** Why a file is no course. */
export type CourseProblem =
  | "empty_file"
  | "too_large"
  | "packed"
  | "unknown_format"
  | "document_type"
  | "damaged"
  | "no_positions"
  | CourseRefusal;

export type CourseResult =
  | {
      readonly ok: true;
      readonly course: ProfiledCourse;
      readonly hasHeights: boolean;
      /** Where it goes, in its order; what was not a place on earth is left out. */
      readonly places: readonly Place[];
    }
  | {readonly ok: false; readonly code: CourseProblem};

type Places = {readonly ok: true; readonly places: readonly Place[]} | Refused;
type Refused = {readonly ok: false; readonly code: CourseProblem};
const refused = (code: CourseProblem): Refused => ({ok: false, code});

/**
 * The course of a GPX, TCX or FIT file, planned or run: unlike a run it needs no times. Without heights it is level.
 * A file that ends early is refused, since a plan for half a course is wrong. Never throws on content.
 *
 * @param officialDistance metres; a course within 3 % of it is stretched to it
 */
export function readCourse(bytes: Uint8Array, officialDistance: number | null = null): CourseResult {
  if (bytes.length > COURSE_BYTES_MAX) return refused("too_large");
  const found = placesOf(bytes);
  if (!found.ok) return found;
  if (found.places.length === 0) return refused("no_positions");
  const heights = knownHeights(found.places);
  // Some tools write 0 where they know no height.
  const hasHeights = heights.some((metres) => metres !== 0 && !Number.isNaN(metres));
  const profiled = profileCourse(pointsOf(found.places, hasHeights ? heights : []), officialDistance);
  return profiled.ok ? {ok: true, course: profiled.course, hasHeights, places: found.places} : profiled;
}

function placesOf(bytes: Uint8Array): Places {
  switch (sniff(bytes)) {
    case "fit":
      return fitPlaces(bytes);
    case "gpx":
    case "tcx":
      return xmlPlaces(bytes);
    case "gzip":
    case "zip":
      return refused("packed");
    case "csv":
    case null:
      return refused(bytes.length === 0 ? "empty_file" : "unknown_format");
  }
}

function fitPlaces(bytes: Uint8Array): Places {
  const parts = decodeFit(bytes);
  if (parts.some(({truncated, warnings}) => truncated || warnings.has("damaged"))) return refused("damaged");
  const places = parts.flatMap((part) => {
    const [latitudes, longitudes] = [nativeColumn(part, "latitude"), nativeColumn(part, "longitude")];
    const altitudes = nativeColumn(part, "altitude");
    return Array.from({length: part.n}, (_, row) => ({
      latitude: latitudes?.[row] ?? Number.NaN,
      longitude: longitudes?.[row] ?? Number.NaN,
      altitude: altitudes?.[row] ?? Number.NaN,
    }));
  });
  return {ok: true, places: places.filter(({latitude, longitude}) => isPosition(latitude, longitude))};
}

function xmlPlaces(bytes: Uint8Array): Places {
  try {
    const reader = new CoursePlaces();
    return readXml(bytes, reader) === "whole" ? {ok: true, places: reader.places()} : refused("damaged");
  } catch (error) {
    if (error instanceof DocumentTypeError) return refused("document_type");
    throw error;
  }
}

function knownHeights(places: readonly Place[]): number[] {
  const [lowest, highest] = VALUE_LIMITS.altitude ?? [-Infinity, Infinity];
  return places.map(({altitude}) => (altitude >= lowest && altitude <= highest ? altitude : Number.NaN));
}

/** Along the places; one without a height lies on the line between its neighbours that have one. */
function pointsOf(places: readonly Place[], heights: readonly number[]): CoursePoint[] {
  let distance = 0;
  const metres = places.map((point, index) => {
    const before = places[index - 1] ?? point;
    distance += haversine(before.latitude, before.longitude, point.latitude, point.longitude);
    return distance;
  });
  const points = metres.map((each, index) => ({distance: each, altitude: heights[index] ?? Number.NaN}));
  const known = points.filter(({altitude}) => !Number.isNaN(altitude));
  if (known.length === 0) return points.map((point) => ({...point, altitude: 0}));
  return known.length === points.length ? points : betweenKnown(points, known);
}

function betweenKnown(points: readonly CoursePoint[], known: readonly CoursePoint[]): CoursePoint[] {
  let next = 0;
  return points.map(({distance, altitude}) => {
    if (!Number.isNaN(altitude)) return {distance, altitude};
    while (next < known.length && (known[next]?.distance ?? 0) < distance) next++;
    const [before, after] = [known[next - 1] ?? known[0], known[next] ?? known.at(-1)];
    const [from, to] = [before?.altitude ?? 0, after?.altitude ?? 0];
    const span = (after?.distance ?? 0) - (before?.distance ?? 0);
    const share = span > 0 ? (distance - (before?.distance ?? 0)) / span : 0;
    return {distance, altitude: from + share * (to - from)};
  });
}
