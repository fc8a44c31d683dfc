import {memo} from "react";
import {areaPath, type CurveLine, linePath, type Plot, pointsOf, xOf, yOf} from "./curve-shape";
import {DURATION_TICKS, powerTicks} from "./duration-scale";

interface ModelLine extends CurveLine {
  readonly lower: readonly (number | null)[];
  readonly upper: readonly (number | null)[];
  /** Nothing recent holds it up. */
  readonly isOld: boolean;
}

interface CurveGap {
  readonly from: number;
  readonly to: number;
  readonly label: readonly string[];
}

interface CriticalLine {
  readonly value: number;
  readonly label: string;
}

export interface CurveLines {
  /** Without values it is empty: the axes stay, with a flat line in place of the curve. */
  readonly best: CurveLine;
  readonly model: ModelLine | null;
  readonly compared: CurveLine | null;
  readonly critical: CriticalLine | null;
  readonly gaps: readonly CurveGap[];
}

interface Props extends CurveLines {
  readonly plot: Plot;
  readonly durationWords: (seconds: number) => string;
  readonly powerWords: (value: number) => string;
}

const TICK_EVERY = 6;
const AXIS = 32;

/** Everything that does not move with the cursor. The text beside it states the same. */
export const CurveDrawing = memo(function CurveDrawing(props: Props) {
  const {plot, best, compared, critical} = props;
  const bottom = plot.head + plot.height;
  const isEmpty = best.durations.length === 0;
  return (
    <svg width={plot.width} height={bottom + AXIS} aria-hidden="true" className="curve-drawing">
      {props.gaps.map((gap) => (
        <Gap key={gap.from} gap={gap} plot={plot} />
      ))}
      {isEmpty ? (
        <path className="curve-empty" d={`M0 ${bottom - plot.height * 0.4}H${plot.width}`} />
      ) : (
        <Curves {...props} />
      )}
      {compared && <path className="curve-compared" d={linePath(pointsOf(plot, compared))} />}
      {critical && <Critical critical={critical} plot={plot} />}
      <path className="curve-axis" d={`M0 ${bottom}H${plot.width}`} />
      <Ticks {...props} />
    </svg>
  );
});

function Curves({plot, best, model}: Props) {
  const points = pointsOf(plot, best);
  const bottom = plot.head + plot.height;
  const ticks = ticksBelow(points);
  return (
    <>
      {[false, true].map((isStrong) => (
        <path
          key={String(isStrong)}
          className="curve-ticks"
          data-strong={isStrong || undefined}
          d={ticks
            .filter((_, index) => (index % 5 === 0) === isStrong)
            .map(({x, y}) => `M${x} ${y.toFixed(1)}V${bottom}`)
            .join("")}
        />
      ))}
      {model && (
        <path
          className="curve-band"
          d={areaPath(
            pointsOf(plot, {...model, values: model.upper}),
            pointsOf(plot, {...model, values: model.lower}),
          )}
        />
      )}
      <path className="curve-best" d={linePath(points)} />
      {model && (
        <path
          className="curve-model"
          data-old={model.isOld || undefined}
          d={linePath(pointsOf(plot, model))}
        />
      )}
    </>
  );
}

/** Done is drawn as graduations: a tick each few pixels, from the line down to the axis. */
function ticksBelow(points: readonly {readonly x: number; readonly y: number}[]) {
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  const count = Math.max(0, Math.floor((last - first) / TICK_EVERY));
  return Array.from({length: count}, (_, index) => {
    const x = first + index * TICK_EVERY;
    return {x, y: points.find((point) => point.x >= x)?.y ?? 0};
  });
}

function Gap({gap: {from, to, label}, plot}: {readonly gap: CurveGap; readonly plot: Plot}) {
  const [left, right] = [xOf(plot, from), xOf(plot, to)];
  const bottom = plot.head + plot.height;
  return (
    <>
      <rect className="curve-gap" x={left} y={plot.head} width={right - left} height={plot.height} />
      <path
        className="curve-gap-edge"
        d={`M${left} ${plot.head}V${bottom}M${right} ${plot.head}V${bottom}`}
      />
      {right - left >= 72 &&
        label.map((words, line) => (
          <text
            key={words}
            x={(left + right) / 2}
            y={bottom - 26 + 14 * line}
            textAnchor="middle"
            className="curve-gap-words"
          >
            {words}
          </text>
        ))}
    </>
  );
}

function Critical({critical: {value, label}, plot}: {readonly critical: CriticalLine; readonly plot: Plot}) {
  const y = yOf(plot, value);
  return (
    <>
      <path className="curve-critical" d={`M0 ${y}H${plot.width}`} />
      <text x={plot.width - 46} y={y - 7} textAnchor="end" className="curve-words curve-critical-words">
        {label}
      </text>
    </>
  );
}

function Ticks({plot, durationWords, powerWords}: Props) {
  const bottom = plot.head + plot.height;
  const ticks = powerTicks(plot.scale);
  const end = ticks.findLast(({isMajor}) => isMajor)?.at;
  return (
    <>
      {DURATION_TICKS.map(({seconds, isMajor}) => (
        <g key={seconds} transform={`translate(${xOf(plot, seconds).toFixed(1)} ${bottom})`}>
          <path className="curve-tick" d={`M0 0V${isMajor ? 14 : 6}`} />
          {isMajor && (
            <text y="27" textAnchor={anchorOf(plot, seconds)} className="curve-words">
              {durationWords(seconds)}
            </text>
          )}
        </g>
      ))}
      {ticks.map(({at, isMajor}) => (
        <g key={at} transform={`translate(${plot.width} ${yOf(plot, at).toFixed(1)})`}>
          <path className="curve-tick" d={`M0 0H${isMajor ? -14 : -6}`} />
          {isMajor && at > plot.scale.low && (
            <text x="-18" y="4" textAnchor="end" className="curve-words">
              {at === end ? powerWords(at) : powerWords(at).split("\u00a0")[0]}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

function anchorOf(plot: Plot, seconds: number): "start" | "middle" | "end" {
  const x = xOf(plot, seconds);
  if (x < 12) return "start";
  return x > plot.width - 12 ? "end" : "middle";
}
