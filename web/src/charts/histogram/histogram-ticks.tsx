import {niceStep, ticksWithin} from "../series-stack/scale";

export interface Bins {
  readonly from: number;
  readonly width: number;
  readonly seconds: readonly number[];
}

interface Props {
  readonly bins: Bins;
  /** One sentence that describes the histogram. */
  readonly summary: string;
  /** Token of the colour of a value. */
  readonly colorOf: (value: number) => string;
  readonly number: (value: number) => string;
  /** A value that means something, dashed, with its name. */
  readonly level?: {readonly at: number; readonly label: string} | null;
}

const FLOOR = 140;
const TOP = 8;

export function HistogramTicks({
  bins: {from, width, seconds},
  summary,
  colorOf,
  number,
  level = null,
}: Props) {
  const most = Math.max(1, ...seconds);
  const to = from + width * seconds.length;
  const left = (value: number) => `${(100 * (value - from)) / (to - from)}%`;
  const y = (binSeconds: number) => FLOOR - (binSeconds / most) * (FLOOR - TOP);
  const ticks = ticksWithin(from, to, niceStep(to - from, 6));
  return (
    <figure className="histogram">
      <div className="histogram-plot" role="img" aria-label={summary}>
        <svg viewBox={`${from} 0 ${to - from} ${FLOOR}`} preserveAspectRatio="none" aria-hidden="true">
          {seconds.map((binSeconds, index) => {
            const at = from + index * width;
            return binSeconds === 0 ? null : (
              <path
                key={at}
                d={`M${at + 0.25 * width} ${FLOOR}V${y(binSeconds)}M${at + 0.75 * width} ${FLOOR}V${y(binSeconds)}`}
                stroke={`var(${colorOf(at + width / 2)})`}
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
            );
          })}
        </svg>
        {level && level.at > from && level.at < to && (
          <span className="histogram-level text-data" style={{left: left(level.at)}}>
            {level.label}
          </span>
        )}
      </div>
      <div className="histogram-axis" aria-hidden="true">
        {ticks.map((at) => (
          <span key={at} className="text-data" style={{left: left(at)}}>
            {number(at)}
          </span>
        ))}
      </div>
      <figcaption className="text-label text-text-2">{summary}</figcaption>
    </figure>
  );
}
