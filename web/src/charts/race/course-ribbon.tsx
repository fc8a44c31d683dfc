import {useId} from "react";
import {polyline, round} from "@/art/drawing/svg";

interface Stretch {
  /** Metres from the start. */
  readonly to: number;
  /** 1 to 5. */
  readonly zone: number;
}

interface Props {
  /** Metres at even steps from start to finish. */
  readonly heights: readonly number[];
  readonly distance: number;
  readonly stretches: readonly Stretch[];
  /** Where metres from the start stand across the drawing, 0 to 1. */
  readonly share: (metres: number) => number;
}

const [WIDTH, HEIGHT, TOP] = [1000, 200, 34];
/** Fewer metres than this do not fill the height: a level course should look level. */
const RELIEF = 80;
const GROUND = 30;
/** Graduations of the ground, in the drawing's own units. */
const GRAIN = 3;

export function CourseRibbon({heights, distance, stretches, share}: Props) {
  const id = useId();
  const x = (metres: number) => share(metres) * WIDTH;
  const line = lineOf(heights, (fraction) => x(fraction * distance));
  const ticks = stretches.slice(0, -1).map(({to}, index) => tick(line, x(to), index));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="race-ribbon"
      aria-hidden="true"
    >
      <pattern id={id} width={GRAIN} height={HEIGHT} patternUnits="userSpaceOnUse">
        <path d={`M0 0V${HEIGHT}`} stroke="var(--page)" strokeWidth="1.6" />
      </pattern>
      {runsOf(stretches).map((run) => (
        <g key={run.from}>
          <path d={groundOf(line, x(run.from), x(run.to))} fill={`var(--z${run.zone})`} />
          <path d={groundOf(line, x(run.from), x(run.to))} fill={`url(#${id})`} />
        </g>
      ))}
      <path
        d={`${polyline(line)}M0 ${HEIGHT}H${WIDTH}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={ticks.join("")}
        stroke="currentColor"
        strokeOpacity=".8"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

type Point = readonly [x: number, y: number];

function lineOf(heights: readonly number[], x: (fraction: number) => number): Point[] {
  const low = Math.min(...heights);
  const relief = Math.max(RELIEF, Math.max(...heights) - low);
  const steps = Math.max(1, heights.length - 1);
  const y = (height: number) => HEIGHT - GROUND - ((height - low) / relief) * (HEIGHT - GROUND - TOP);
  return heights.map((height, step): Point => [x(step / steps), y(height)]);
}

/** Neighbours of one zone are one piece of ground: seams between them would show. */
function runsOf(stretches: readonly Stretch[]) {
  const runs: {from: number; to: number; zone: number}[] = [];
  for (const {to, zone} of stretches) {
    const last = runs.at(-1);
    if (last?.zone === zone) last.to = to;
    else runs.push({from: last?.to ?? 0, to, zone});
  }
  return runs;
}

function groundOf(line: readonly Point[], from: number, to: number): string {
  const inside = line.filter(([x]) => x > from && x < to);
  const top: Point[] = [[from, heightAt(line, from)], ...inside, [to, heightAt(line, to)]];
  return `${polyline(top)}V${HEIGHT}H${round(from)}Z`;
}

function heightAt(line: readonly Point[], x: number): number {
  const after = line.findIndex(([at]) => at >= x);
  const [afterX, afterY] = line.at(after) ?? [0, 0];
  const [beforeX, beforeY] = line[after - 1] ?? [afterX, afterY];
  return afterX === beforeX ? afterY : beforeY + ((x - beforeX) / (afterX - beforeX)) * (afterY - beforeY);
}

const FIFTH = 5;

/** Graduations stand on the line, every fifth one longer. */
function tick(line: readonly Point[], x: number, index: number): string {
  const isMajor = (index + 1) % FIFTH === 0;
  return `M${round(x)} ${round(heightAt(line, x) - 4)}v${isMajor ? -22 : -10}`;
}
