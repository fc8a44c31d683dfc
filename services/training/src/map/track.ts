import {unwrap} from "../series/fill-gaps.ts";
import type {Series} from "../series/series.ts";

/** Positions of one unbroken line, in degrees. Longitudes go on beyond 180 where a line crosses the date line. */
export interface Line {
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
}

/** Where a run went, as one line: slots without a position are left out. Null without positions, as on a treadmill. */
export function trackOf({columns}: Pick<Series, "columns">): Line | null {
  const {latitude, longitude} = columns;
  if (!latitude || !longitude) return null;
  const isKnown = (_: number, slot: number) => !Number.isNaN((latitude[slot] ?? 0) + (longitude[slot] ?? 0));
  const line = {latitude: latitude.filter(isKnown), longitude: unwrap(longitude.filter(isKnown))};
  return line.latitude.length === 0 ? null : line;
}
