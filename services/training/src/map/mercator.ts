const TILE = 256;
const RADIANS = Math.PI / 180;
// Beyond, the projection runs away to infinity; its square world ends here.
const LATITUDE_MAX = 85.051_129;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Web Mercator: pixels from the north-west corner of a world that is 256 · 2^zoom wide. Degrees in. */
export function project(latitude: number, longitude: number, zoom: number): Point {
  const world = TILE * 2 ** zoom;
  const sine = Math.sin(Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, latitude)) * RADIANS);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}
