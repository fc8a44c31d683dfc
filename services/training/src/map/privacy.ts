import {EARTH_RADIUS} from "../series/distance.ts";
import type {Series} from "../series/series.ts";
import {decodePolyline, encodePolyline} from "./polyline.ts";
import type {Line} from "./track.ts";

/** A place a runner does not want to show, in degrees; `radius` in m. */
export interface HiddenPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly radius?: number;
}

const HIDDEN_RADIUS = 200;
const RADIANS = Math.PI / 180;

/**
 * What of a track may be shown: the lines left when everything within 200 m of a hidden place is cut out, also the
 * line between two points that both lie outside but pass through.
 */
export function hidePlaces(line: Line, places: readonly HiddenPlace[]): Line[] {
  const length = line.latitude.length;
  const lines: Line[] = [];
  let from = 0;
  for (let at = 0; at <= length; at++) {
    const isHidden = at === length || places.some((place) => passesThrough(line, at, at, place));
    const isCut = !isHidden && at > from && places.some((place) => passesThrough(line, at - 1, at, place));
    if (!isHidden && !isCut) continue;
    if (at > from) lines.push(part(line, from, at));
    from = isHidden ? at + 1 : at;
  }
  return lines;
}

function part({latitude, longitude}: Line, from: number, to: number): Line {
  return {latitude: latitude.subarray(from, to), longitude: longitude.subarray(from, to)};
}

/** True where the straight line between two points comes nearer to the place than its radius. */
function passesThrough(line: Line, from: number, to: number, place: HiddenPlace): boolean {
  const a = metresFrom(place, line, from);
  const b = metresFrom(place, line, to);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / square));
  return Math.hypot(a.x + share * dx, a.y + share * dy) <= (place.radius ?? HIDDEN_RADIUS);
}

// Flat metres are exact enough over the few hundred that count.
function metresFrom(place: HiddenPlace, {latitude, longitude}: Line, at: number) {
  const east = (longitude[at] ?? 0) - place.longitude;
  const deltaLongitude = east - 360 * Math.round(east / 360);
  return {
    x: deltaLongitude * RADIANS * EARTH_RADIUS * Math.cos(place.latitude * RADIANS),
    y: ((latitude[at] ?? 0) - place.latitude) * RADIANS * EARTH_RADIUS,
  };
}

/** A run as others may see it: slots within a hidden place have no position. Without any it is the same. */
export function hidePositions(series: Series, places: readonly HiddenPlace[]): Series {
  const {latitude, longitude} = series.columns;
  if (!latitude || !longitude || places.length === 0) return series;
  const line = {latitude, longitude};
  const isHidden = Uint8Array.from(latitude, (_, slot) =>
    places.some((place) => passesThrough(line, slot, slot, place)) ? 1 : 0,
  );
  const shown = (degrees: Float64Array) =>
    degrees.map((value, slot) => (isHidden[slot] === 1 ? Number.NaN : value));
  return {...series, columns: {...series.columns, latitude: shown(latitude), longitude: shown(longitude)}};
}

/** The longest part of an encoded line that may be shown; null where nothing may. */
export function hideInPolyline(encoded: string, places: readonly HiddenPlace[]): string | null {
  if (places.length === 0) return encoded;
  const lengthOf = (line: Line) => line.latitude.length;
  const [longest] = hidePlaces(decodePolyline(encoded), places).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return longest ? encodePolyline(longest) : null;
}
