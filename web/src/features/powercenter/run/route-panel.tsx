import type {Series} from "@gradus/training/series/series";
import {useMemo} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {type Cursor, useCursorSlot} from "@/charts/series-stack/cursor";
import type {RunFormat} from "../format/run-format";
import {distanceSteps} from "./line-steps";
import {RouteFrame} from "./route-frame";
import {outerTicks, pathOf, pointAt, type RoutePlan, routePlan, scaleLength, within} from "./route-path";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly series: Series;
  readonly cursor: Cursor;
  readonly selection: SlotRange | null;
  readonly summary: string;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

/** Where the run went, drawn from its own positions: no map of anybody else's is asked for. */
export function RoutePanel({series, cursor, selection, summary, format, t}: Props) {
  const plan = useMemo(() => routePlan(series), [series]);
  if (!plan) return <p className="mt-4">{t("run.noGps")}</p>;
  const {points, width, height} = plan;
  return (
    <figure className="route-frame">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary} className="w-full">
        <RouteFrame width={width} height={height} />
        <DistanceTicks plan={plan} series={series} format={format} />
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
        <Ends plan={plan} />
        <CursorRing plan={plan} cursor={cursor} />
        <North />
        <ScaleBar plan={plan} format={format} />
      </svg>
    </figure>
  );
}

/** Of long runs every fifth is numbered. */
function DistanceTicks({plan, series, format}: {plan: RoutePlan} & Pick<Props, "series" | "format">) {
  const ticks = useMemo(() => outerTicks(plan, distanceSteps(series, format, 10)), [plan, series, format]);
  return ticks.map(({slot, x, y, dx, dy, label}) => (
    <g key={slot}>
      <path
        d={`M${x} ${y}l${dx * (label === null ? 6 : 11)} ${dy * (label === null ? 6 : 11)}`}
        stroke={label === null ? "var(--s-power)" : "var(--text)"}
        strokeWidth={label === null ? 1 : 1.5}
      />
      {label !== null && (
        <text x={x + dx * 20} y={y + dy * 20 + 4} textAnchor="middle" className="chart-number route-number">
          {label}
        </text>
      )}
    </g>
  ));
}

function Ends({plan: {points}}: {plan: RoutePlan}) {
  const [start, end] = [points[0], points.at(-1)];
  return (
    <>
      {end && <rect x={end.x - 5} y={end.y - 5} width="10" height="10" fill="var(--text)" />}
      {start && (
        <circle
          cx={start.x}
          cy={start.y}
          r="6"
          fill="var(--surface)"
          stroke="var(--text)"
          strokeWidth="2.5"
        />
      )}
    </>
  );
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
