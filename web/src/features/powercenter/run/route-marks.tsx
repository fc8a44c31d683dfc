import type {RoutePlan, RouteTick} from "./route-path";

interface TicksProps {
  readonly ticks: readonly RouteTick[];
}

export function DistanceTicks({ticks}: TicksProps) {
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

export function LapMarks({ticks}: TicksProps) {
  return ticks.map(({slot, x, y, dx, dy, label}) => (
    <g key={slot} data-lap={label ?? ""}>
      <path d={`M${x - dx * 4} ${y - dy * 4}l${dx * 12} ${dy * 12}`} stroke="var(--text)" strokeWidth="2.4" />
      {label !== null && (
        <text
          x={x + dx * 17}
          y={y + dy * 17 + 4}
          textAnchor="middle"
          className="chart-number route-number route-lap"
        >
          {label}
        </text>
      )}
    </g>
  ));
}

/** Nearer to each other they would cover one another. */
const APART = 12;

export function Ends({plan: {points}}: {readonly plan: RoutePlan}) {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return null;
  const isLoop = Math.hypot(end.x - start.x, end.y - start.y) < APART;
  const square = isLoop ? {x: start.x + 9, y: start.y + 7} : end;
  return (
    <>
      <rect x={square.x - 5} y={square.y - 5} width="10" height="10" fill="var(--text)" />
      <circle cx={start.x} cy={start.y} r="6" fill="var(--surface)" stroke="var(--text)" strokeWidth="2.5" />
    </>
  );
}
