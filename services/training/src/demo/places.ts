/** A round that exists nowhere: it lies in open sea, where no one lives. */
export interface Place {
  /** Metres of one round. */
  readonly round: number;
  readonly surface: "road" | "trail" | "track" | "treadmill";
  /** Metres above the sea, and waves of its height: metres, how many a round. */
  readonly height: number;
  readonly waves: readonly (readonly [metres: number, count: number])[];
  /** How far the loop deviates from a circle, and its rotation: no two look alike. */
  readonly shape: readonly [twofold: number, threefold: number, turn: number];
}

export const PLACES = {
  harbour: {round: 5000, surface: "road", height: 6, waves: [[1.5, 2]], shape: [0.45, 0.1, 0.4]},
  dunes: {
    round: 8400,
    surface: "road",
    height: 18,
    waves: [
      [8, 3],
      [3, 7],
    ],
    shape: [0.3, 0.18, 2.1],
  },
  heath: {
    round: 12_600,
    surface: "trail",
    height: 60,
    waves: [
      [28, 2],
      [5, 9],
    ],
    shape: [0.2, 0.25, 4.4],
  },
  hill: {round: 720, surface: "road", height: 30, waves: [[10, 1]], shape: [0.5, 0, 1.2]},
  track: {round: 400, surface: "track", height: 8, waves: [], shape: [0.25, 0, 0]},
  treadmill: {round: 400, surface: "treadmill", height: 0, waves: [], shape: [0, 0, 0]},
} as const satisfies Record<string, Place>;
export type PlaceName = keyof typeof PLACES;

/** In the middle of the North Sea. */
const HOME = {latitude: 56.42, longitude: 3.31};
const METRES_PER_DEGREE = 111_195;
const POINTS = 720;

/** Where one is along a round, and how it goes on. Degrees; `heading` in radians east of north. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
  readonly heading: number;
  readonly altitude: number;
  readonly grade: number;
}

/** Returns a function from metres covered to the position reached. */
export function walkAround(place: Place): (metres: number) => Spot {
  const outline = scaled(outlineOf(place), place.round);
  return (metres) => {
    const at = ((((metres % place.round) + place.round) % place.round) / place.round) * POINTS;
    const [from, to] = [outline[Math.floor(at) % POINTS], outline[(Math.floor(at) + 1) % POINTS]];
    const [x, y] = [from?.[0] ?? 0, from?.[1] ?? 0];
    const [dx, dy] = [(to?.[0] ?? 0) - x, (to?.[1] ?? 0) - y];
    const part = at % 1;
    return {
      ...onEarth(x + dx * part, y + dy * part),
      heading: Math.atan2(dx, dy),
      ...heightAt(place, metres),
    };
  };
}

function heightAt({round, height, waves}: Place, metres: number) {
  let altitude = height;
  let grade = 0;
  for (const [metresHigh, count] of waves) {
    const turns = (2 * Math.PI * count) / round;
    altitude += metresHigh * Math.sin(turns * metres);
    grade += metresHigh * turns * Math.cos(turns * metres);
  }
  return {altitude, grade};
}

/** East and north in metres. */
type Point = readonly [east: number, north: number];

function outlineOf({shape: [twofold, threefold, turn]}: Place): Point[] {
  return Array.from({length: 8 * POINTS}, (_, index) => {
    const angle = (2 * Math.PI * index) / (8 * POINTS);
    const radius = 1 + twofold * Math.cos(2 * angle) + threefold * Math.sin(3 * angle);
    return [radius * Math.sin(angle + turn), radius * Math.cos(angle + turn)];
  });
}

/** Equally spaced points on an outline of the wanted length, the first of them at home. */
function scaled(outline: readonly Point[], length: number): Point[] {
  const along = [0];
  outline.forEach(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    along.push((along.at(-1) ?? 0) + Math.hypot(nextX - x, nextY - y));
  });
  const whole = along.at(-1) ?? 1;
  const [homeX, homeY] = outline[0] ?? [0, 0];
  let index = 0;
  return Array.from({length: POINTS}, (_, point) => {
    while ((along[index + 1] ?? whole) < (point / POINTS) * whole) index++;
    const [x, y] = outline[index % outline.length] ?? [homeX, homeY];
    return [((x - homeX) * length) / whole, ((y - homeY) * length) / whole];
  });
}

const onEarth = (east: number, north: number) => ({
  latitude: HOME.latitude + north / METRES_PER_DEGREE,
  longitude: HOME.longitude + east / (METRES_PER_DEGREE * Math.cos((HOME.latitude * Math.PI) / 180)),
});
