import {EARTH_RADIUS, haversine} from "../series/distance.ts";
import {type HiddenPlace, hidePlaces} from "./privacy.ts";
import type {Line} from "./track.ts";

/** Metres of a track that stay hidden at either end. */
export const HIDDEN_ENDS = 400;
/**
 * Metres around the start and the end of a run that stay hidden too, so that passing home again reveals no more of
 * the track.
 */
const AROUND = 300;
/**
 * Metres by which the centre of a hidden area is offset from the real place. Otherwise a circle through the points
 * where a track breaks off would be centred on home. Less than `AROUND`: the difference stays hidden on every side.
 */
const ASIDE = 100;
const DEGREES = 180 / Math.PI;

/**
 * Parts of a track that may be shown to strangers, without its ends. `turn`, from 0 to 1, is the direction in which
 * the hidden centre is offset. It is the same for every track of a runner, because the mean of many random offsets
 * would reveal the place itself.
 */
export function hideEnds(line: Line, rotation: number): Line[] {
  const last = line.latitude.length - 1;
  const covered = metresCovered(line);
  const all = covered[last] ?? 0;
  const from = covered.findIndex((metres) => metres > HIDDEN_ENDS);
  const to = covered.findLastIndex((metres) => all - metres > HIDDEN_ENDS);
  if (from < 0 || to < from) return [];
  const inner = {
    latitude: line.latitude.subarray(from, to + 1),
    longitude: line.longitude.subarray(from, to + 1),
  };
  // A single point is no line, and would still reveal where the runner was.
  return hidePlaces(inner, [aside(line, 0, rotation), aside(line, last, rotation)]).filter(
    ({latitude}) => latitude.length > 1,
  );
}

function metresCovered({latitude, longitude}: Line): Float64Array {
  let sum = 0;
  return latitude.map((lat, at) => {
    if (at > 0) sum += haversine(latitude[at - 1] ?? lat, longitude[at - 1] ?? 0, lat, longitude[at] ?? 0);
    return sum;
  });
}

function aside({latitude, longitude}: Line, at: number, rotation: number): HiddenPlace {
  const [lat, lon] = [latitude[at] ?? 0, longitude[at] ?? 0];
  const angle = rotation * 2 * Math.PI;
  const degrees = (ASIDE / EARTH_RADIUS) * DEGREES;
  return {
    latitude: lat + degrees * Math.cos(angle),
    longitude: lon + (degrees * Math.sin(angle)) / Math.max(0.01, Math.cos(lat / DEGREES)),
    radius: AROUND,
  };
}
