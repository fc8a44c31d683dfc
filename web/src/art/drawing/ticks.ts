import {arc, element, group, round} from "./svg";

/**
 * A row of ticks is the dashes of a line: as high as the stroke is wide, one path a row instead of one a tick.
 * Lengths are in pixels, because not every renderer knows `pathLength` for dashes.
 */
interface TickRow {
  /** Every how many steps a tick of this row stands. */
  readonly every: number;
  readonly height: number;
  readonly width?: number;
}

interface Ticks {
  readonly rows: readonly TickRow[];
  /** Ticks hang down from a line, or point to the middle of a circle. */
  readonly hanging?: boolean;
  readonly opacity?: string;
  readonly stroke?: string;
}

interface LineTicks extends Ticks {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly steps: number;
}

export function ticksAlong({x, y, step, steps, rows, hanging = false, ...style}: LineTicks): string {
  const row = ({every, height, width = 1.5}: TickRow) => {
    const middle = y + (hanging ? height : -height) / 2;
    return element("path", {
      d: `M${round(x - width / 2)} ${round(middle)}H${round(x + step * steps + width / 2)}`,
      ...dashes(height, width, step * every),
    });
  };
  return rowsOf(rows.map(row), style);
}

interface ArcTicks extends Ticks {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** Degrees from twelve o'clock of the first tick, from one tick to the next, and how many steps there are. */
  readonly from: number;
  readonly step: number;
  readonly steps: number;
}

export function ticksAround({
  cx,
  cy,
  radius,
  from,
  step,
  steps,
  rows,
  hanging = false,
  ...style
}: ArcTicks): string {
  const row = ({every, height, width = 1.5}: TickRow) => {
    const middle = radius + (hanging ? -height : height) / 2;
    const perDegree = (middle * Math.PI) / 180;
    // Half a dash at both ends, so that ticks are centred on their degree.
    const half = width / perDegree / 2;
    return element("path", {
      d: arc(cx, cy, middle, from - half, from + step * steps + half),
      ...dashes(height, width, step * every * perDegree),
    });
  };
  return rowsOf(rows.map(row), style);
}

function dashes(height: number, width: number, period: number) {
  return {"stroke-width": height, "stroke-dasharray": `${width} ${+(period - width).toFixed(3)}`};
}

/** Opacity is the group's: where a long tick lies over a short one, nothing shines twice. */
function rowsOf(paths: readonly string[], {opacity, stroke = "currentColor"}: Omit<Ticks, "rows">): string {
  return group({fill: "none", stroke, opacity}, ...paths);
}
