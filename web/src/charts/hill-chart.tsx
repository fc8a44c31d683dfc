import {polyline, round, smooth} from "@/art/drawing/svg";
import {ticksAlong} from "@/art/drawing/ticks";
import type {RunSample} from "@/art/run-sample";
import {classNames} from "@/lib/class-names";

interface Props {
  readonly samples: readonly RunSample[];
  readonly labels: {readonly power: string; readonly pace: string};
  /** One sentence that describes the lines. */
  readonly summary: string;
  /** The sample under the cursor. */
  readonly at?: number;
  readonly className?: string;
}

const HILL_CHART = {width: 760, height: 360, floor: 322} as const;
const {width: WIDTH, height: HEIGHT, floor: FLOOR} = HILL_CHART;

const AXIS = ticksAlong({
  x: 0,
  y: FLOOR,
  step: 8,
  steps: WIDTH / 8,
  stroke: "var(--s-elev)",
  rows: [
    {every: 1, height: 4},
    {every: 5, height: 8},
    {every: 10, height: 14},
  ],
});

export function HillChart({samples, labels, summary, at, className}: Props) {
  const lines = hillLines(samples);
  const cursor = at === undefined ? null : round((at / Math.max(1, samples.length - 1)) * WIDTH);
  return (
    <div className={classNames("relative", className)} role="img" aria-label={summary}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="art w-full" aria-hidden="true">
        <path d={lines.ground} fill="var(--s-elev)" fillOpacity=".18" />
        <g dangerouslySetInnerHTML={{__html: AXIS}} />
        <path d={lines.pace} fill="none" stroke="var(--s-pace)" strokeWidth="2" />
        <path d={lines.power} fill="none" stroke="var(--s-power)" strokeWidth="3" />
        {cursor && <path d={`M${cursor} 16V${FLOOR}`} stroke="currentColor" strokeWidth="1.5" />}
      </svg>
      <Label y={lines.powerEnd} className="-translate-y-full text-s-power">
        {labels.power}
      </Label>
      <Label y={lines.paceEnd} className="text-s-pace">
        {labels.pace}
      </Label>
    </div>
  );
}

/** Stands at a line's right end as text of the page: the drawing shrinks on phones, words do not. */
function Label({y, className, children}: {y: number; className: string; children: string}) {
  const style = {top: `${round((y / HEIGHT) * 100)}%`};
  return (
    <span className={classNames("absolute right-0 py-1 text-label", className)} style={style}>
      {children}
    </span>
  );
}

/** The three lines as paths: slow pace is low, so a climb pulls the line down. */
function hillLines(samples: readonly RunSample[]) {
  const x = (index: number) => (index / Math.max(1, samples.length - 1)) * WIDTH;
  const along = (y: (sample: RunSample) => number) =>
    samples.map((sample, index): readonly [number, number] => [x(index), y(sample)]);
  const power = along(({watts}) => 60 - (watts - 251) * 1.1);
  const pace = along(({paceSecondsPerKm}) => 112 + (paceSecondsPerKm - 278) * 0.86);
  const ground = along(({elevation}) => FLOOR - 26 - elevation * 3.4);
  return {
    power: smooth(power),
    pace: smooth(pace),
    ground: `${polyline(ground)}V${FLOOR}H0Z`,
    powerEnd: power.at(-1)?.[1] ?? 0,
    paceEnd: pace.at(-1)?.[1] ?? 0,
  };
}
