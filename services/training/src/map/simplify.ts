import {AreaHeap} from "./area-heap.ts";
import type {Point} from "./mercator.ts";

/** More points than this no picture of a track shows. */
export const POINTS_MAX = 800;

/**
 * Indices of the points to keep, at most `max`: Visvalingam's way, which drops again and again the point whose
 * triangle with its neighbours is smallest (Visvalingam & Whyatt 1993). Both ends stay.
 */
export function simplify(points: readonly Point[], max: number = POINTS_MAX): number[] {
  const count = points.length;
  const before = Int32Array.from({length: count}, (_, index) => index - 1);
  const after = Int32Array.from({length: count}, (_, index) => index + 1);
  const areaAt = (index: number) =>
    area(points[before[index] ?? 0], points[index], points[after[index] ?? 0]);
  const areas = Float64Array.from({length: count}, (_, index) => areaAt(index));
  const heap = new AreaHeap(areas);
  for (let index = 1; index < count - 1; index++) heap.push(index);
  const dropped = new Uint8Array(count);
  for (let left = count; left > Math.max(2, max); left--) {
    const index = heap.pop();
    const [previous, next] = [before[index] ?? 0, after[index] ?? 0];
    dropped[index] = 1;
    after[previous] = next;
    before[next] = previous;
    for (const neighbour of [previous, next]) {
      if (neighbour === 0 || neighbour === count - 1) continue;
      // A point never becomes less worth than one that was dropped before it.
      areas[neighbour] = Math.max(areaAt(neighbour), areas[index] ?? 0);
      heap.update(neighbour);
    }
  }
  return points.flatMap((_, index) => (dropped[index] ? [] : [index]));
}

function area(a: Point | undefined, b: Point | undefined, c: Point | undefined): number {
  if (!a || !b || !c) return Number.POSITIVE_INFINITY;
  return Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
}
