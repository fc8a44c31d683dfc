import {TRAINING_DEFAULTS} from "../defaults.ts";

const {path} = TRAINING_DEFAULTS.feet;

/** Metres forward, to the left and up. */
export type PathPoint = readonly [x: number, y: number, z: number];

/** One closed loop of a foot as 64 points at equal steps along it, foot strike first. */
export type Loop = readonly PathPoint[];

export type StrideProblem = "too_few_points" | "too_many_points" | "out_of_range" | "not_closed";

const distance = (a: PathPoint, b: PathPoint) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** What is wrong with a stride; null when nothing is. */
export function strideProblem(points: readonly PathPoint[]): StrideProblem | null {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < path.fewest || !first || !last) return "too_few_points";
  if (points.length > path.most) return "too_many_points";
  const isInRange = points.every(
    ([x, y, z]) => Math.abs(x) < path.forward && Math.abs(y) < path.lateral && z >= 0 && z < path.height,
  );
  if (!isInRange) return "out_of_range";
  return distance(first, last) < path.closure ? null : "not_closed";
}

/** A stride as 64 points at equal steps along its closed path; null for one that is to be rejected. */
export function toLoop(points: readonly PathPoint[]): Loop | null {
  const [first] = points;
  if (!first || strideProblem(points) !== null) return null;
  const closed = [...points, first];
  const along = [0];
  for (let index = 1; index < closed.length; index++) {
    const [before, after] = [closed[index - 1] ?? first, closed[index] ?? first];
    along.push((along[index - 1] ?? 0) + distance(before, after));
  }
  const total = along.at(-1) ?? 0;
  let next = 1;
  return Array.from({length: path.points}, (_, index) => {
    const target = (total * index) / path.points;
    while (next < closed.length - 1 && (along[next] ?? 0) < target) next++;
    const [from, to] = [along[next - 1] ?? 0, along[next] ?? 0];
    const share = to > from ? (target - from) / (to - from) : 0;
    return between(closed[next - 1] ?? first, closed[next] ?? first, share);
  });
}

const between = (a: PathPoint, b: PathPoint, share: number): PathPoint => [
  a[0] + share * (b[0] - a[0]),
  a[1] + share * (b[1] - a[1]),
  a[2] + share * (b[2] - a[2]),
];

/** A loop as it is stored: whole millimetres, x, y, z of each point in turn. */
export const toMillimetres = (loop: Loop): Int16Array =>
  Int16Array.from(loop.flat(), (metres) => Math.round(metres * 1000));

/** Reads a stored loop. */
export const fromMillimetres = (stored: Int16Array): Loop =>
  Array.from({length: Math.floor(stored.length / 3)}, (_, index): PathPoint => {
    const at = (axis: number) => (stored[3 * index + axis] ?? 0) / 1000;
    return [at(0), at(1), at(2)];
  });
