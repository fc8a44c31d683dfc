import type {Columns} from "./recording.ts";

/** Mean radius of the Earth in m (IUGG). */
export const EARTH_RADIUS = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Great-circle metres between two positions in degrees. */
export function haversine(fromLat: number, fromLon: number, toLat: number, toLon: number): number {
  const northing = Math.sin(((toLat - fromLat) * RADIANS) / 2) ** 2;
  const easting = Math.sin(((toLon - fromLon) * RADIANS) / 2) ** 2;
  const share = northing + easting * Math.cos(fromLat * RADIANS) * Math.cos(toLat * RADIANS);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** True for a place on earth; at 0° 0° devices are that know none. */
export function isPosition(latitude: number, longitude: number): boolean {
  const isSomewhere = latitude !== 0 || longitude !== 0;
  return isSomewhere && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/**
 * Metres covered up to each position, from 0; NaN where there is no position; null without any positions. The gap
 * before a point that starts a new segment (its index is in `breaks`) does not count: it was not run.
 */
export function distanceOf({latitude, longitude}: Columns, breaks: ReadonlySet<number>): Float64Array | null {
  if (!latitude || !longitude) return null;
  let last = -1;
  let total = 0;
  return latitude.map((lat, index) => {
    const lon = longitude[index] ?? Number.NaN;
    if (!isPosition(lat, lon)) return Number.NaN;
    if (last >= 0 && !hasBreak(breaks, last, index)) {
      total += haversine(latitude[last] ?? lat, longitude[last] ?? lon, lat, lon);
    }
    last = index;
    return total;
  });
}

function hasBreak(breaks: ReadonlySet<number>, after: number, upTo: number): boolean {
  for (let index = after + 1; index <= upTo; index++) if (breaks.has(index)) return true;
  return false;
}

/** A distance without the steps back that seconds written twice leave on the grid, in place. */
export function neverFall(distance: Float64Array) {
  let most = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < distance.length; slot++) {
    const value = distance[slot] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    most = Math.max(most, value);
    distance[slot] = most;
  }
}
