import type {LapEvent} from "@gradus/backend/contract/activities";
import {type RoutePlan, type RouteTick, tickAt} from "./route-path";

interface Marked {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
}

/** Seconds to a kilometre at which a lap is that kilometre: a device counted it, and its tick is there already. */
const SAME = 3;
/** Pixels between a lap's number and another, so that none covers another. */
const ROOM = 18;
const REACH = 17;

/** Where laps begin, as ticks on the inner side of the route; the first begins at the start. */
export function lapMarks(
  {points, width, height}: RoutePlan,
  laps: readonly Pick<LapEvent, "from">[],
  {ticks, distances}: {readonly ticks: readonly RouteTick[]; readonly distances: readonly number[]},
): RouteTick[] {
  const labelPoints: Pick<Marked, "x" | "y">[] = ticks.flatMap(({label, x, y, dx, dy}) =>
    label === null ? [] : [{x: x + 20 * dx, y: y + 20 * dy}],
  );
  return laps.slice(1).flatMap(({from}, index) => {
    if (distances.some((slot) => Math.abs(slot - from) <= SAME)) return [];
    const outer = tickAt(points, from, {x: width / 2, y: height / 2});
    if (!outer) return [];
    const mark = {...outer, slot: from, dx: -outer.dx, dy: -outer.dy};
    const number = {x: mark.x + REACH * mark.dx, y: mark.y + REACH * mark.dy};
    const isFree = labelPoints.every((other) => Math.hypot(other.x - number.x, other.y - number.y) >= ROOM);
    if (isFree) labelPoints.push(number);
    return [{...mark, label: isFree ? String(index + 2) : null}];
  });
}
