import {EARTH_RADIUS} from "../../src/series/distance.ts";
import {at, xml} from "./xml.ts";

const DEGREES_PER_METRE = 180 / (Math.PI * EARTH_RADIUS);

interface PointOptions {
  /** Metres along a meridian; 3 per second by default. */
  readonly metres?: number;
  /** Recorded second, if it differs from the actual one. */
  readonly time?: number;
  readonly inside?: string;
}

/** A trkpt of a run to the north. */
export const point = (second: number, {metres = 3 * second, time = second, inside = ""}: PointOptions = {}) =>
  `<trkpt lat="${48 + metres * DEGREES_PER_METRE}" lon="11"><time>${at(time)}</time>${inside}</trkpt>`;

/** At 3 m/s. */
export const pointsOf = (seconds: readonly number[]) => seconds.map((second) => point(second)).join("");

/** @param inside segments and metadata of the track */
export const trackFile = (inside: string) => xml(`<gpx version="1.1"><trk>${inside}</trk></gpx>`);
