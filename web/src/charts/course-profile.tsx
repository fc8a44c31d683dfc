import {useState} from "react";
import {polyline, round} from "@/art/drawing/svg";
import {classNames} from "@/lib/class-names";
import {RANGE_CLASSES} from "@/ui/range-classes";

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
  /** What moves along the course is called. */
  readonly slider: string;
  /** The colours that are there, in words. */
  readonly zones: readonly {readonly zone: number; readonly name: string}[];
  readonly ends: readonly [start: string, finish: string];
  readonly wordsAt: (stretch: number) => string;
  readonly className?: string;
}

const [WIDTH, HEIGHT, TOP] = [1000, 240, 44];
/** Fewer metres than this do not fill the height: a level course should look level. */
const RELIEF = 80;
const GROUND = 36;

/** A course as a strip of ground in the colours of its zones; a slider goes from stretch to stretch. */
export function CourseProfile({
  heights,
  distance,
  stretches,
  slider,
  zones,
  ends,
  wordsAt,
  className,
}: Props) {
  const [at, setAt] = useState(0);
  const line = lineOf(heights);
  const x = (metres: number) => (metres / distance) * WIDTH;
  const [from, to] = [x(stretches[at - 1]?.to ?? 0), x(stretches[at]?.to ?? distance)];
  return (
    <div className={className}>
      <div className="relative">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-32 w-full md:h-48"
          aria-hidden="true"
        >
          {runsOf(stretches).map((run) => (
            <path
              key={run.from}
              d={groundOf(line, x(run.from), x(run.to))}
              fill={`var(--z${run.zone})`}
              fillOpacity=".82"
            />
          ))}
          <path
            d={`M${round(from)} 0H${round(to)}V${HEIGHT}H${round(from)}Z`}
            fill="currentColor"
            fillOpacity=".16"
          />
          <path
            d={polyline(line)}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={stretches
              .slice(0, -1)
              .map((stretch, index) => tick(line, x(stretch.to), index))
              .join("")}
            stroke="currentColor"
            strokeOpacity=".8"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p className="flex justify-between text-label text-text-2" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      </div>
      <input
        type="range"
        min={0}
        max={stretches.length - 1}
        value={at}
        onChange={(event) => setAt(event.target.valueAsNumber)}
        aria-label={slider}
        aria-valuetext={wordsAt(at)}
        autoComplete="off"
        className={RANGE_CLASSES}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        {/* Readers hear it as the slider's value. */}
        <p className="tabular-nums" aria-hidden="true">
          {wordsAt(at)}
        </p>
        <ul className="flex flex-wrap gap-2">
          {zones.map(({zone, name}) => (
            <li
              key={zone}
              className={classNames("px-2 py-1 text-label text-(--on-zone)", ZONE_COLOURS[zone])}
            >
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const ZONE_COLOURS: Readonly<Record<number, string>> = {
  1: "bg-z1",
  2: "bg-z2",
  3: "bg-z3",
  4: "bg-z4",
  5: "bg-z5",
};

type Point = readonly [x: number, y: number];

function lineOf(heights: readonly number[]): Point[] {
  const low = Math.min(...heights);
  const relief = Math.max(RELIEF, Math.max(...heights) - low);
  const steps = Math.max(1, heights.length - 1);
  const y = (height: number) => HEIGHT - GROUND - ((height - low) / relief) * (HEIGHT - GROUND - TOP);
  return heights.map((height, step): Point => [(step / steps) * WIDTH, y(height)]);
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
  const long = (index + 1) % FIFTH === 0;
  return `M${round(x)} ${round(heightAt(line, x) - 4)}v${long ? -22 : -10}`;
}
