import {project} from "@gradus/training/map/mercator";
import {simplify} from "@gradus/training/map/simplify";
import type {Series} from "@gradus/training/series/series";
import type {SlotRange} from "@/charts/series-stack/chart-line";

export interface RoutePoint {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
}

interface DistanceStep {
  readonly slot: number;
  readonly label: string | null;
}

export interface RoutePlan {
  readonly points: readonly RoutePoint[];
  /** Metres of ground for each unit of the drawing. */
  readonly metresPerUnit: number;
  readonly width: number;
  readonly height: number;
}

const WIDTH = 346;
const MARGIN = 40;
const [LOWEST, HIGHEST] = [220, 420];
const EARTH = 40_075_016.686;
/** Mercator's world at zoom 0. */
const WORLD = 256;

/** Where a run went, fitted into a frame; null without positions, as on a treadmill. */
export function routePlan({columns}: Pick<Series, "columns">): RoutePlan | null {
  const {latitude, longitude} = columns;
  if (!latitude || !longitude) return null;
  const known = Array.from(latitude, (degrees, slot) => ({
    slot,
    lat: degrees,
    lon: longitude[slot] ?? Number.NaN,
  }));
  const placed = known
    .filter(({lat, lon}) => !Number.isNaN(lat + lon))
    .map(({slot, lat, lon}) => ({slot, ...project(lat, lon, 0)}));
  const line = simplify(placed).flatMap((index) => placed[index] ?? []);
  if (line.length < 2) return null;
  const [xs, ys] = [line.map(({x}) => x), line.map(({y}) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = {x: Math.max(...xs) - left, y: Math.max(...ys) - top};
  // A point is no route: a runner who ran on the spot has none.
  if (!(Math.max(size.x, size.y) > 0)) return null;
  const inner = WIDTH - 2 * MARGIN;
  const height = Math.max(LOWEST, Math.min(HIGHEST, (inner * size.y) / Math.max(size.x, 1e-12) + 2 * MARGIN));
  const scale = Math.min(inner / (size.x || 1e-12), (height - 2 * MARGIN) / (size.y || 1e-12));
  const shift = {x: (WIDTH - size.x * scale) / 2, y: (height - size.y * scale) / 2};
  const latitudeMean = latitude.find((degrees) => !Number.isNaN(degrees)) ?? 0;
  return {
    points: line.map(({slot, x, y}) => ({
      slot,
      x: round((x - left) * scale + shift.x),
      y: round((y - top) * scale + shift.y),
    })),
    metresPerUnit: (EARTH * Math.cos((latitudeMean * Math.PI) / 180)) / WORLD / scale,
    width: WIDTH,
    height: Math.round(height),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

export const pathOf = (points: readonly RoutePoint[]): string =>
  points.length < 2 ? "" : `M${points.map(({x, y}) => `${x} ${y}`).join("L")}`;

export const within = (points: readonly RoutePoint[], {from, to}: SlotRange) =>
  points.filter(({slot}) => slot >= from && slot <= to);

/** Where the runner was at a slot: the drawn point before it. */
export function pointAt(points: readonly RoutePoint[], slot: number): RoutePoint | null {
  return points.findLast((point) => point.slot <= slot) ?? points[0] ?? null;
}

export interface RouteTick {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  /** Which way it points: away from the middle of the route. */
  readonly dx: number;
  readonly dy: number;
  readonly label: string | null;
}

/** Pixels between two numbers, so that none covers another. */
const NUMBER_ROOM = 20;

/** Ticks across the route on its outer side. Where laps overlap, only the first number is kept. */
export function outerTicks({points, width, height}: RoutePlan, steps: readonly DistanceStep[]): RouteTick[] {
  const numbered = steps.filter(({label}) => label !== null).length;
  const every = numbered > 14 ? 5 : 1;
  const ticks: RouteTick[] = [];
  for (const {slot, label} of steps) {
    // Of long runs the small ones would only make the line thick.
    if (label === null && numbered > 14) continue;
    const tick = tickAt(points, slot, {x: width / 2, y: height / 2});
    if (!tick) continue;
    const isFree = ticks.every(
      (other) => other.label === null || Math.hypot(other.x - tick.x, other.y - tick.y) > NUMBER_ROOM,
    );
    const isNumbered = label !== null && Number(label) % every === 0 && isFree;
    if (label === null || isNumbered) ticks.push({slot, ...tick, label: isNumbered ? label : null});
  }
  return ticks;
}

/** A tick across the route at a slot, on the side away from a place. */
export function tickAt(points: readonly RoutePoint[], slot: number, middle: {x: number; y: number}) {
  const index = points.findIndex((point) => point.slot >= slot);
  const [before, after] = [points[Math.max(0, index - 1)], points[index]];
  if (!before || !after || before === after) return null;
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  const share = (slot - before.slot) / Math.max(1, after.slot - before.slot);
  const [x, y] = [before.x + share * (after.x - before.x), before.y + share * (after.y - before.y)];
  const [dx, dy] = [(after.y - before.y) / length, (before.x - after.x) / length];
  const isInward = dx * (x - middle.x) + dy * (y - middle.y) < 0;
  return {x: round(x), y: round(y), dx: isInward ? -dx : dx, dy: isInward ? -dy : dy};
}

/** The longest round distance that fits into a width, for a scale. */
export function scaleLength(metresPerUnit: number, width: number, metresOfUnit: number): number {
  const most = (metresPerUnit * width) / metresOfUnit;
  const size = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((step) => step * size <= most) ?? 1) * size;
}
