import type {LapEvent} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {useMemo} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {type Cursor, useCursorSlot} from "@/charts/series-stack/cursor";
import type {RunFormat} from "../format/run-format";
import {distanceSteps} from "./line-steps";
import {RouteFrame} from "./route-frame";
import {lapMarks} from "./route-laps";
import {DistanceTicks, Ends, LapMarks} from "./route-marks";
import {
  outerTicks,
  pathOf,
  pointAt,
  type RoutePlan,
  type RouteTick,
  routePlan,
  scaleLength,
  within,
} from "./route-path";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly series: Series;
  readonly cursor: Cursor;
  readonly selection: SlotRange | null;
  /** Each lap of which the start is marked. */
  readonly laps: readonly LapEvent[];
  readonly summary: string;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

/** Drawn from the run's own positions: no third-party map is requested. */
export function RoutePanel({series, cursor, selection, laps, summary, format, t}: Props) {
  const plan = useMemo(() => routePlan(series), [series]);
  const marks = useMemo(() => plan && marksOf(plan, series, laps, format), [plan, series, laps, format]);
  if (!plan || !marks) return <p className="mt-4">{t("run.noGps")}</p>;
  const {points, width, height} = plan;
  return (
    <figure className="route-frame">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={markedWords(summary, marks, {format, t})}
        className="w-full"
      >
        <RouteFrame width={width} height={height} />
        <DistanceTicks ticks={marks.distances} />
        <path
          d={pathOf(points)}
          fill="none"
          stroke="var(--s-power)"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        {selection && (
          <path
            d={pathOf(within(points, selection))}
            fill="none"
            stroke="var(--s-power)"
            strokeWidth="7"
            strokeLinejoin="round"
          />
        )}
        <LapMarks ticks={marks.laps} />
        <Ends plan={plan} />
        <CursorRing plan={plan} cursor={cursor} />
        <North />
        <ScaleBar plan={plan} format={format} />
      </svg>
    </figure>
  );
}

interface Marks {
  readonly distances: readonly RouteTick[];
  readonly laps: readonly RouteTick[];
}

function marksOf(plan: RoutePlan, series: Series, laps: readonly LapEvent[], format: RunFormat): Marks {
  const ticks = outerTicks(plan, distanceSteps(series, format, 10));
  const distances = distanceSteps(series, format).map(({slot}) => slot);
  return {distances: ticks, laps: lapMarks(plan, laps, {ticks, distances})};
}

/** What the drawing shows, in words for viewers who cannot see it. */
function markedWords(summary: string, {distances, laps}: Marks, {format, t}: Pick<Props, "format" | "t">) {
  const isCounted = distances.some(({label}) => label !== null);
  return [
    `${summary}.`,
    t("runMore.routeMarks.ends"),
    isCounted && t(format.unit === "mi" ? "runMore.routeMarks.miles" : "runMore.routeMarks.kilometres"),
    laps.length > 0 && t("runMore.routeMarks.laps", {count: laps.length}),
  ]
    .filter(Boolean)
    .join(" ");
}

function CursorRing({plan, cursor}: {plan: RoutePlan; cursor: Cursor}) {
  const slot = useCursorSlot(cursor);
  const point = slot === null ? null : pointAt(plan.points, slot);
  if (!point) return null;
  return (
    <circle cx={point.x} cy={point.y} r="7" fill="var(--surface)" stroke="var(--text)" strokeWidth="3" />
  );
}

function North() {
  return (
    <g>
      <text x="34" y="34" textAnchor="middle" className="chart-number">
        N
      </text>
      <path d="M34 62V40M29 46l5-6 5 6" fill="none" stroke="var(--text)" strokeWidth="1.6" />
    </g>
  );
}

const SCALE_WIDTH = 90;

/** Of a lap on a track in metres or feet: there a kilometre is nothing that can be drawn. */
function ScaleBar({plan, format}: {plan: RoutePlan; format: RunFormat}) {
  const isSmall = plan.metresPerUnit * SCALE_WIDTH < format.metresPerUnit / 5;
  const [small, large] = format.unit === "mi" ? ["ft", "mi"] : ["m", "km"];
  const metresOfUnit = isSmall ? (format.unit === "mi" ? 0.3048 : 1) : format.metresPerUnit;
  const length = scaleLength(plan.metresPerUnit, SCALE_WIDTH, metresOfUnit);
  const width = (length * metresOfUnit) / plan.metresPerUnit;
  const y = plan.height - 34;
  return (
    <g>
      <path
        d={`M24 ${y - 6}v6h${width}v-6M${24 + width / 2} ${y - 4}v4`}
        fill="none"
        stroke="var(--text)"
        strokeWidth="1.4"
      />
      <text x={24 + width / 2} y={y + 16} textAnchor="middle" className="chart-number">
        {format.number(length, length < 1 ? 1 : 0)} {isSmall ? small : large}
      </text>
    </g>
  );
}
