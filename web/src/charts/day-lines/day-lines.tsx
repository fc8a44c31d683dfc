import type {Cursor} from "../series-stack/cursor";
import {CURSOR_ONLY, Overlay} from "../series-stack/overlay";
import type {OverlayWords} from "../series-stack/overlay-props";
import {niceStep, ticksWithin} from "../series-stack/scale";
import {areaBetween, barsPath, linePath, PLOT, spreadLabels} from "./day-paths";
import {type MonthTick, weekTicks} from "./day-scale";

interface DayLine {
  readonly label: string;
  /** Token of its colour. */
  readonly color: string;
  /** One value for each day. */
  readonly values: readonly number[];
}

interface Props {
  readonly days: readonly string[];
  /** Place of the present day: what follows is expected, and dashed. */
  readonly today: number;
  readonly main: DayLine;
  readonly second: DayLine;
  /** What was done each day, as ticks on the floor. */
  readonly bars: DayLine;
  readonly months: readonly MonthTick[];
  /** Days that have a name, at their places. */
  readonly marks: readonly {readonly at: number; readonly label: string}[];
  readonly cursor: Cursor;
  readonly words: OverlayWords & {readonly today: string};
  readonly sentence: (slot: number | null) => string;
  readonly number: (value: number) => string;
}

export function DayLines(props: Props) {
  const {days, today, main, second, bars, months, marks, cursor, words, sentence, number} = props;
  const last = Math.max(1, days.length - 1);
  const top = Math.max(10, ...main.values, ...second.values) * 1.12;
  const left = (at: number) => `${(100 * at) / last}%`;
  return (
    <div className="day-lines">
      <div className="day-plot">
        <Drawing
          last={last}
          today={today}
          top={top}
          lines={{main, second, bars}}
          days={days}
          months={months}
        />
        <span
          className="day-today text-label"
          style={{left: left(today)}}
          data-late={today > last / 2 || undefined}
        >
          {words.today}
        </span>
        {marks.map(({at, label}) => (
          <span
            key={at}
            className="day-mark text-label"
            style={{left: left(at)}}
            data-late={at > last / 2 || undefined}
          >
            <span>{label}</span>
          </span>
        ))}
        <Scale top={top} number={number} />
        <Overlay
          xs={Float64Array.from(days, (_, index) => index)}
          view={{from: 0, to: last}}
          cursor={cursor}
          {...CURSOR_ONLY}
          stops={months.map(({at}) => at)}
          sentence={sentence}
          words={words}
        />
      </div>
      <EndLabels main={main} second={second} bars={bars} top={top} />
      <div className="day-axis" aria-hidden="true">
        {months.map(
          ({at, label, isRoomy}) =>
            label && (
              <span
                key={at}
                className="text-data"
                style={{left: left(at)}}
                data-end={at > 0.94 * last || undefined}
                data-roomy={isRoomy || undefined}
              >
                {label}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

interface DrawingProps extends Pick<Props, "days" | "today" | "months"> {
  readonly last: number;
  readonly top: number;
  readonly lines: Pick<Props, "main" | "second" | "bars">;
}

function Drawing({days, today, months, last, top, lines: {main, second, bars}}: DrawingProps) {
  const future = {from: today, to: days.length - 1};
  const past = {from: 0, to: today};
  const most = Math.max(1, ...bars.values);
  const stroke = {fill: "none", vectorEffect: "non-scaling-stroke", strokeLinejoin: "round"} as const;
  return (
    <svg viewBox={`0 0 ${last} ${PLOT.height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={areaBetween(main.values, second.values, top)} fill={`var(${main.color})`} fillOpacity=".14" />
      <path {...stroke} d={barsPath(bars.values, most)} stroke={`var(${bars.color})`} strokeWidth="1" />
      {/* Weeks and months hang below the floor: on it they would look like what the days brought. */}
      <path
        {...stroke}
        d={weekTicks(days)
          .map((at) => `M${at} ${PLOT.floor}v4`)
          .join("")}
        stroke="var(--line-strong)"
      />
      <path
        {...stroke}
        d={months.map(({at}) => `M${at} ${PLOT.floor}v14`).join("")}
        stroke="var(--text)"
        strokeWidth="1.4"
      />
      <path
        {...stroke}
        d={linePath(second.values, top, past)}
        stroke={`var(${second.color})`}
        strokeWidth="1.4"
      />
      <path
        {...stroke}
        d={linePath(second.values, top, future)}
        stroke={`var(${second.color})`}
        strokeWidth="1.4"
        strokeDasharray="4 4"
      />
      <path
        {...stroke}
        d={linePath(main.values, top, past)}
        stroke={`var(${main.color})`}
        strokeWidth="2.6"
      />
      <path
        {...stroke}
        d={linePath(main.values, top, future)}
        stroke={`var(${main.color})`}
        strokeWidth="2.6"
        strokeDasharray="6 5"
      />
      <path {...stroke} d={`M0 ${PLOT.floor}H${last}`} stroke="var(--text)" strokeWidth="1.6" />
    </svg>
  );
}

/** Graduations inside the right edge. */
function Scale({top, number}: {readonly top: number; readonly number: Props["number"]}) {
  const step = niceStep(top, 5);
  return (
    <div className="day-scale" aria-hidden="true">
      {ticksWithin(step / 2, top, step / 2).map((at) => {
        const isMajor = Math.round((2 * at) / step) % 2 === 0;
        return (
          <i key={at} data-major={isMajor || undefined} style={{top: `${PLOT.share(at, top)}%`}}>
            {isMajor && <span className="text-data">{number(at)}</span>}
          </i>
        );
      })}
    </div>
  );
}

/** Each line is named at its end; names that would meet stand apart. */
function EndLabels({
  main,
  second,
  bars,
  top,
}: Pick<Props, "main" | "second" | "bars"> & {readonly top: number}) {
  const [first, other] = spreadLabels(
    PLOT.share(main.values.at(-1) ?? 0, top),
    PLOT.share(second.values.at(-1) ?? 0, top),
  );
  const places = [
    {line: main, at: first},
    {line: second, at: other},
    {line: bars, at: 99},
  ];
  return (
    <div className="day-ends" aria-hidden="true">
      {places.map(({line, at}) => (
        <span key={line.label} className="text-label" style={{top: `${at}%`, color: `var(${line.color})`}}>
          {line.label}
        </span>
      ))}
    </div>
  );
}
