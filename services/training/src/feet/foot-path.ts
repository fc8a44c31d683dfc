import type {Loop, PathPoint} from "./stride.ts";

/** Mean loop of some strides, with the standard deviation of each coordinate and the number of strides. */
export interface FootPath {
  readonly mean: Loop;
  readonly sd: Loop;
  readonly strides: number;
}

const mapLoop = (loop: Loop, of: (value: number, point: number, axis: number) => number): Loop =>
  loop.map(
    (values, point): PathPoint => [of(values[0], point, 0), of(values[1], point, 1), of(values[2], point, 2)],
  );

/** The path of one stride: nothing varies yet. */
export const pathOf = (loop: Loop): FootPath => ({mean: loop, sd: mapLoop(loop, () => 0), strides: 1});

/**
 * One path of several, each weighted by its strides: minutes into a run, runs into a month. Equal, up to rounding, to
 * the path of all their strides; null without any.
 */
export function combinePaths(paths: readonly FootPath[]): FootPath | null {
  const [first] = paths;
  const strides = paths.reduce((sum, path) => sum + path.strides, 0);
  if (!first || strides === 0) return null;
  const weighted = (of: (path: FootPath) => number) =>
    paths.reduce((sum, path) => sum + path.strides * of(path), 0) / strides;
  const coordinate = (loop: Loop, point: number, axis: number) => loop[point]?.[axis] ?? 0;
  const mean = mapLoop(first.mean, (_, point, axis) =>
    weighted((path) => coordinate(path.mean, point, axis)),
  );
  const sd = mapLoop(first.mean, (_, point, axis) =>
    Math.sqrt(
      weighted(
        (path) =>
          coordinate(path.sd, point, axis) ** 2 +
          (coordinate(path.mean, point, axis) - coordinate(mean, point, axis)) ** 2,
      ),
    ),
  );
  return {mean, sd, strides};
}

/** What a loop measures, in m. */
export interface PathMetrics {
  /** From speed and cadence where both are known, else twice the reach forward and back. */
  readonly strideLength: number;
  /** Highest point over the ground. */
  readonly clearance: number;
  /** How far the foot swings to the sides. */
  readonly swingWidth: number;
}

/**
 * @param speed m/s; null when unknown
 * @param cadence steps per minute of both feet; null when unknown
 */
export function pathMetrics(loop: Loop, speed: number | null, cadence: number | null): PathMetrics {
  const range = (axis: 0 | 1 | 2) => {
    const values = loop.map((point) => point[axis]);
    return {least: Math.min(...values), most: Math.max(...values)};
  };
  const [forward, lateral, up] = [range(0), range(1), range(2)];
  const isTimed = speed !== null && cadence !== null && cadence > 0;
  return {
    strideLength: isTimed ? (speed * 120) / cadence : 2 * (forward.most - forward.least),
    clearance: up.most,
    swingWidth: lateral.most - lateral.least,
  };
}

/** The middle of the stance: the lowest point of the half that begins with the foot strike. */
function midStance(loop: Loop): PathPoint | null {
  const stance = loop.slice(0, loop.length >> 1);
  return stance.reduce<PathPoint | null>((low, point) => (low && low[2] <= point[2] ? low : point), null);
}

/** How far the feet stand apart in mid-stance, in m; negative when they cross. Null for an empty loop. */
export function crossover(left: Loop, right: Loop): number | null {
  const [ofLeft, ofRight] = [midStance(left), midStance(right)];
  return ofLeft && ofRight ? ofLeft[1] - ofRight[1] : null;
}
