import type {CourseHeights} from "@gradus/training/courses/heights";
import type {Terrain} from "./plan";

/** Metres of climb for each kilometre; on the way down, of descent. */
export const CLIMB: Readonly<Record<Terrain, number>> = {
  flat: 0,
  rolling: 8,
  hilly: 16,
  mountain: 35,
  bridges: 4,
  summit: 25,
  uphill: 30,
  downhill: 12,
};

const STEP = 100;
const STEPS_MAX = 1000;
/** Metres from hill to hill: the large ones, and those on them; and from bridge to bridge. */
const [LARGE, SMALL, BRIDGES] = [2600, 900, 3000];
const SMALL_SHARE = 0.3;
/** Of the way from bridge to bridge, the part that is one. */
const BRIDGE_SHARE = 0.2;

/** Heights along a course, from 0 to 1 of its way, of whatever size. */
type Shape = (way: number) => number;

export function terrainHeights(distance: number, terrain: Terrain): CourseHeights {
  if (terrain === "flat") return {distance, heights: [0, 0]};
  const steps = Math.min(STEPS_MAX, Math.max(10, Math.round(distance / STEP)));
  const shape = shapeOf(distance, terrain);
  const heights = Array.from({length: steps + 1}, (_, step) => shape(step / steps));
  const climb = terrain === "downhill" ? climbOf(heights.toReversed()) : climbOf(heights);
  const factor = (CLIMB[terrain] * distance) / 1000 / climb;
  return {distance, heights: heights.map((height) => height * factor)};
}

function shapeOf(distance: number, terrain: Exclude<Terrain, "flat">): Shape {
  if (terrain === "uphill") return (way) => way;
  if (terrain === "downhill") return (way) => -way;
  // Once up and down again, with no edge at the top.
  if (terrain === "summit") return (way) => wave(way);
  const counted = (length: number) => Math.max(1, Math.round(distance / length));
  if (terrain === "bridges") {
    const bridges = counted(BRIDGES);
    return (way) => bridge((way * bridges) % 1);
  }
  const [large, small] = [counted(LARGE), counted(SMALL)];
  return (way) => wave(large * way) + SMALL_SHARE * wave(small * way);
}

const wave: Shape = (turns) => (1 - Math.cos(2 * Math.PI * turns)) / 2;

/** Level, and in the middle one rise with its descent. */
function bridge(way: number): number {
  const at = (way - (1 - BRIDGE_SHARE) / 2) / BRIDGE_SHARE;
  return at > 0 && at < 1 ? wave(at) : 0;
}

const climbOf = (heights: readonly number[]) =>
  heights.reduce((sum, height, step) => sum + Math.max(0, height - (heights[step - 1] ?? height)), 0);
