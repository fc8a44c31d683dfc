interface Step {
  /** The planned amount and the amount done; `done` is null where nothing was done yet. */
  readonly planned: number;
  readonly done: number | null;
}

interface Props {
  readonly steps: readonly Step[];
  readonly width: number;
  readonly height: number;
  /** Weeks from the beginning to today; null where the plan does not run. */
  readonly today?: number | null;
  readonly className?: string;
}

export function SteppedRibbon({steps, width, height, today = null, className}: Props) {
  const most = Math.max(1, ...steps.flatMap(({planned, done}) => [planned, done ?? 0]));
  const each = width / Math.max(1, steps.length);
  const top = (value: number) => height - ((height - 2) * value) / most;
  const outline = steps.map(
    ({planned}, index) => `L${index * each} ${top(planned)}L${(index + 1) * each} ${top(planned)}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
    >
      <path d={`M0 ${height}${outline.join("")}L${width} ${height}Z`} className="plan-outline" />
      {steps.map(({done}, index) =>
        done ? (
          <path key={index} d={ticksOf(index * each, each, top(done), height)} className="plan-ticks" />
        ) : null,
      )}
      {today !== null && today >= 0 && today <= steps.length && (
        <path d={`M${today * each} 0V${height}`} className="plan-today" />
      )}
    </svg>
  );
}

const APART = 3;

const ticksOf = (from: number, width: number, top: number, bottom: number) =>
  Array.from(
    {length: Math.max(1, Math.floor(width / APART) - 1)},
    (_, tick) => `M${from + APART * (tick + 0.7)} ${top}V${bottom}`,
  ).join("");
