import {between, createRandom} from "../drawing/random";
import {type Drawing, element, group, point, round, smooth} from "../drawing/svg";

export const COURSES = ["flat", "rolling", "hilly", "mountain"] as const;
type Course = (typeof COURSES)[number];

const GROUND = 360;
/** Pixels. */
const KILOMETRE = 100;
/** Points of a kilometre's line. */
const PER_KILOMETRE = 8;
/** Points of half a kilometre. */
const STRETCH = 4;
/** Height of the waves, in pixels, and how many there are along 12 km. */
const RELIEF: Readonly<Record<Course, readonly [height: number, waves: number]>> = {
  flat: [20, 2.4],
  rolling: [64, 3.1],
  hilly: [118, 2.4],
  mountain: [176, 1.1],
};
/** Slope on the page at which the next zone begins. Downhill is easy. */
const ZONE_SLOPES = [-0.15, 0.08, 0.3, 0.55];

/** How far a climbing course ends above its start. */
const RISE = 170;

type Point = readonly [number, number];

interface CourseLook {
  readonly profile: Course;
  /** Low at its start: words stand above it there. */
  readonly climb?: boolean;
  readonly seed: number;
}

/**
 * A course as a strip of ground, coloured by the zone each slope is run in, kilometres on top. Box 100 per kilometre ×
 * 360: seven kilometres beside words, twelve along the edge of a hero.
 */
export function courseRibbon({profile, climb = false, seed}: CourseLook): Drawing {
  const distance = climb ? 12 : 7;
  const line = elevation({profile, climb, seed}, distance);
  return {
    width: distance * KILOMETRE,
    height: GROUND,
    body: [
      group({}, ...segments(line).map(segment)),
      kilometres(line),
      element("path", {d: smooth(line), fill: "none", stroke: "currentColor", "stroke-width": "3"}),
    ].join(""),
  };
}

function elevation({profile, climb, seed}: CourseLook, distance: number): Point[] {
  const [height, waves] = RELIEF[profile];
  const random = createRandom(seed);
  const [first, second, third] = [between(random, 0, 6.3), between(random, 0, 6.3), between(random, 0, 6.3)];
  return Array.from({length: distance * PER_KILOMETRE + 1}, (_, index): Point => {
    const km = index / PER_KILOMETRE;
    const u = (km / 12) * Math.PI * 2 * waves;
    const wave = Math.sin(u + first) + 0.45 * Math.sin(u * 0.53 + second) + 0.12 * Math.sin(u * 2.3 + third);
    const risen = climb ? smoothstep(km / distance) : 0;
    const depth = climb ? 0.45 + 0.55 * risen : 1;
    const base = climb ? GROUND - 74 - RISE * risen : 196;
    return [km * KILOMETRE, base - (wave * height * depth) / 1.4];
  });
}

function smoothstep(u: number): number {
  return u * u * (3 - 2 * u);
}

interface Segment {
  readonly zone: number;
  readonly points: Point[];
}

/** Stretches of ground by zone. A slope counts over half a kilometre, as a runner feels it. */
function segments(line: readonly Point[]): Segment[] {
  const list: Segment[] = [];
  for (let index = 0; index < line.length - 1; index += STRETCH) {
    const points = line.slice(index, index + STRETCH + 1);
    const [start, end] = [points[0], points.at(-1)];
    if (!start || !end) continue;
    const slope = (start[1] - end[1]) / (end[0] - start[0]);
    const zone = 1 + ZONE_SLOPES.filter((limit) => slope > limit).length;
    const last = list.at(-1);
    if (last?.zone === zone) last.points.push(...points.slice(1));
    else list.push({zone, points});
  }
  return list;
}

function segment({zone, points}: Segment): string {
  const left = points[0]?.[0] ?? 0;
  const right = points.at(-1)?.[0] ?? 0;
  // A hair of ground between two zones, as between two lanes.
  return element("path", {
    d: `${smooth(points)}L${point(right - 1, GROUND)}L${point(left + 1, GROUND)}Z`,
    fill: `var(--z${zone})`,
    "fill-opacity": ".82",
  });
}

/** Graduations that stand on the line: a long one each kilometre, three short ones between. */
function kilometres(line: readonly Point[]): string {
  const ticks = line
    .filter((_, index) => index % 2 === 0)
    .map(([x, y], index) => `M${round(x)} ${round(y - 3)}v${index % 4 === 0 ? -22 : -9}`);
  return element("path", {
    d: ticks.join(""),
    stroke: "currentColor",
    "stroke-width": "1.6",
    "stroke-opacity": ".8",
  });
}
