import {useWidth} from "../power-curve/use-width";
import {niceStep, ticksWithin} from "../series-stack/scale";

interface Step {
  /** Days since 1970, as everywhere here. */
  readonly at: number;
  readonly value: number;
  /** Repeats in the list of reasons; null for those that are not in it. */
  readonly number: number | null;
}

interface Props {
  /** In their order; the first may begin before the chart. */
  readonly steps: readonly Step[];
  readonly from: number;
  readonly today: number;
  readonly locale: string;
  /** The newest value rests on nothing recent. */
  readonly isOld: boolean;
  readonly words: (value: number) => string;
}

const DAY_MS = 86_400_000;
const HEIGHT = 190;
const HEAD = 26;
const AXIS = 30;
const SCALE = 56;
/** Of the width, for what comes. */
const FUTURE_SHARE = 0.06;

export function StepLine(props: Props) {
  const [box, width] = useWidth(720);
  const plot = plotOf(props, width);
  return (
    <div ref={box} className="step-line">
      <svg width={width} height={HEAD + HEIGHT + AXIS} aria-hidden="true" className="curve-drawing">
        <path className="step-ticks" d={plot.ticks} />
        <path className="step-value" data-old={props.isOld || undefined} d={plot.line} />
        <path className="step-ahead" d={plot.ahead} />
        <path className="curve-axis" d={`M0 ${HEAD + HEIGHT}H${plot.right}`} />
        {plot.months.map(({x, label}) => (
          <g key={`${x} ${label}`} transform={`translate(${x.toFixed(1)} ${HEAD + HEIGHT})`}>
            <path className="curve-tick" d="M0 0V14" />
            <text x="4" y="25" className="curve-words">
              {label}
            </text>
          </g>
        ))}
        {plot.scale.map(({at, y}) => (
          <g key={at} transform={`translate(${plot.right} ${y.toFixed(1)})`}>
            <path className="curve-tick" d="M0 0H8" />
            <text x="12" y="4" className="curve-words">
              {props.words(at)}
            </text>
          </g>
        ))}
        {plot.marks.map(({x, y, number}) => (
          <g key={number} transform={`translate(${x.toFixed(1)} ${(y - 17).toFixed(1)})`}>
            <rect className="step-mark" x="-8" y="-9" width="16" height="17" rx="2" />
            <text textAnchor="middle" y="4" className="step-number">
              {number}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function plotOf({steps, from, today, locale}: Props, width: number) {
  const right = width - SCALE;
  const days = Math.max(1, today - from);
  const now = right * (1 - FUTURE_SHARE);
  const xOf = (at: number) => Math.max(0, (now * (at - from)) / days);
  const values = steps.map(({value}) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = niceStep(Math.max(8, most - least) * 1.3, 3);
  const low = Math.floor((least - step / 2) / step) * step;
  const high = Math.max(low + 2 * step, Math.ceil(most / step) * step);
  const yOf = (value: number) => HEAD + HEIGHT * (1 - (value - low) / (high - low));
  const corners = steps.map(({at, value, number}) => ({x: xOf(at), y: yOf(value), number}));
  const lastY = corners.at(-1)?.y ?? HEAD;
  const yAt = (x: number) => corners.findLast((corner) => corner.x <= x)?.y;
  const first = corners[0]?.x ?? now;
  const count = Math.max(0, Math.floor((now - first) / 5));
  const ticks = Array.from({length: count}, (_, index) => first + 5 * index);
  return {
    right,
    line: `${corners.map(({x, y}, index) => `${index === 0 ? "M" : "H"}${x.toFixed(1)}${index === 0 ? " " : "V"}${y.toFixed(1)}`).join("")}H${now}`,
    ahead: `M${now} ${lastY}H${right}`,
    ticks: ticks.map((x) => `M${x} ${yAt(x)?.toFixed(1)}V${HEAD + HEIGHT}`).join(""),
    months: monthsOf({from, today, locale, every: width < 480 ? 3 : width < 720 ? 2 : 1}).map(
      ({at, label}) => ({
        x: xOf(at),
        label,
      }),
    ),
    scale: ticksWithin(low + step / 2, high, step).map((at) => ({at, y: yOf(at)})),
    marks: stacked(corners),
  };
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly number: number | null;
}

const MARK = 18;

/** Numbers above their steps; one that would cover the number before it stands above that. */
function stacked(corners: readonly Corner[]) {
  const marks: {x: number; y: number; number: number}[] = [];
  for (const {x, y, number} of corners) {
    if (number === null) continue;
    const before = marks.at(-1);
    const isClose = before !== undefined && x - before.x < MARK && Math.abs(y - before.y) < MARK;
    marks.push({x: Math.max(MARK / 2, x), y: isClose ? before.y - MARK : y, number});
  }
  return marks;
}

interface Months {
  readonly from: number;
  readonly today: number;
  readonly locale: string;
  /** Only each so many has room for its name. */
  readonly every: number;
}

function monthsOf({from, today, locale, every}: Months) {
  const names = new Intl.DateTimeFormat(locale, {month: "short", timeZone: "UTC"});
  const months: {at: number; label: string}[] = [];
  const month = new Date(from * DAY_MS);
  month.setUTCDate(1);
  for (let index = 0; ; index++) {
    month.setUTCMonth(month.getUTCMonth() + 1);
    const at = Math.round(month.getTime() / DAY_MS);
    if (at > today) return months;
    months.push({at, label: index % every === 0 ? names.format(month) : ""});
  }
}
