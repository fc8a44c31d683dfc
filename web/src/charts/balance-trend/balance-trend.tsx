import {type Cursor, useCursorSlot} from "../series-stack/cursor";
import {CURSOR_ONLY, Overlay} from "../series-stack/overlay";
import type {OverlayWords} from "../series-stack/overlay-props";
import {niceStep, ticksWithin} from "../series-stack/scale";

interface TrendPoint {
  readonly key: string;
  /** Days from the first shown. */
  readonly at: number;
  /** How much more to one side (above 0) or the other (below). */
  readonly value: number;
  /** Beyond what is usual. */
  readonly isFar: boolean;
}

interface Props {
  readonly points: readonly TrendPoint[];
  /** Days across. */
  readonly days: number;
  /** How far the scale goes to either side. */
  readonly reach: number;
  readonly band: {readonly from: number; readonly to: number} | null;
  readonly months: readonly {readonly at: number; readonly label: string | null}[];
  readonly sides: {readonly up: string; readonly down: string};
  readonly cursor: Cursor;
  readonly words: OverlayWords;
  readonly number: (value: number) => string;
  readonly sentence: (slot: number | null) => string;
}

const HEIGHT = 200;

export function BalanceTrend(props: Props) {
  const {points, days, reach, band, months, sides, cursor, words, number, sentence} = props;
  const slot = useCursorSlot(cursor);
  const y = (value: number) => HEIGHT / 2 - (value / reach) * (HEIGHT / 2);
  const left = (at: number) => `${(100 * at) / days}%`;
  return (
    <div className="balance-trend">
      <div className="balance-plot">
        <svg viewBox={`0 0 ${days} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {band && (
            <rect
              x="0"
              y={y(band.to)}
              width={days}
              height={y(band.from) - y(band.to)}
              fill="var(--primary)"
              fillOpacity=".14"
            />
          )}
          <path
            d={`M0 ${HEIGHT / 2}H${days}`}
            stroke="var(--text)"
            strokeWidth="1.6"
            vectorEffect="non-scaling-stroke"
          />
          {points.map(({key, at, value, isFar}, index) => (
            <path
              key={key}
              d={`M${at} ${HEIGHT / 2}V${y(value)}`}
              stroke={isFar ? "var(--warning)" : "var(--s-power)"}
              strokeWidth={index === slot ? 5 : isFar ? 3 : 2}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <span className="balance-side text-data" data-side="up">
          {sides.up}
        </span>
        <span className="balance-side text-data" data-side="down">
          {sides.down}
        </span>
        <div className="day-scale" aria-hidden="true">
          {ticksWithin(-reach, reach, niceStep(2 * reach, 4)).map((at) => (
            <i key={at} data-major style={{top: `${(100 * y(at)) / HEIGHT}%`}}>
              <span className="text-data">{number(Math.abs(at))}</span>
            </i>
          ))}
        </div>
        <Overlay
          xs={Float64Array.from(points, ({at}) => at)}
          view={{from: 0, to: days}}
          cursor={cursor}
          {...CURSOR_ONLY}
          stops={[]}
          sentence={sentence}
          words={words}
        />
      </div>
      <div className="day-axis" aria-hidden="true">
        {months.map(
          ({at, label}) =>
            label && (
              <span
                key={at}
                className="text-data"
                style={{left: left(at)}}
                data-end={at > 0.94 * days || undefined}
              >
                {label}
              </span>
            ),
        )}
      </div>
    </div>
  );
}
