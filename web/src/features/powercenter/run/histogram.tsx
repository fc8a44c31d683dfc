import {niceStep, ticksWithin} from "@/charts/series-stack/scale";
import type {RunFormat} from "../format/run-format";

export interface Bins {
  readonly width: number;
  /** Those with something in them, rising. */
  readonly list: readonly {readonly from: number; readonly seconds: number}[];
}

interface HistogramCounts {
  readonly from: number;
  readonly width: number;
  readonly seconds: readonly number[];
}

export const binsOf = ({from, width, seconds}: HistogramCounts): Bins => ({
  width,
  list: seconds.flatMap((each, index) => (each > 0 ? [{from: from + index * width, seconds: each}] : [])),
});

export const mostOften = ({list}: Bins) =>
  list.reduce<Bins["list"][number] | null>(
    (most, bin) => (bin.seconds > (most?.seconds ?? 0) ? bin : most),
    null,
  );

interface Props {
  readonly bins: Bins;
  readonly summary: string;
  readonly format: RunFormat;
  /** Token of a bin's colour, by its middle. */
  readonly colorOf: (middle: number) => string;
  /** A value that means something, dashed, with its name. */
  readonly level?: {readonly at: number; readonly label: string};
}

const WIDTH = 320;
const FLOOR = 110;
const TOP = 16;

export function Histogram({bins, summary, format, colorOf, level}: Props) {
  const {list, width} = bins;
  const [from, to] = [list[0]?.from ?? 0, (list.at(-1)?.from ?? 0) + width];
  const most = mostOften(bins)?.seconds ?? 1;
  const x = (value: number) => Math.round((10 * ((value - from) * WIDTH)) / Math.max(1, to - from)) / 10;
  const y = (seconds: number) => Math.round(10 * (FLOOR - (seconds / most) * (FLOOR - TOP))) / 10;
  const isWithin = level && level.at > from && level.at < to;
  return (
    <figure className="histogram">
      <svg viewBox={`0 0 ${WIDTH} ${FLOOR + 26}`} role="img" aria-label={summary} className="w-full">
        {list.map((bin) => (
          <path
            key={bin.from}
            d={`M${x(bin.from + width * 0.2)} ${FLOOR}V${y(bin.seconds)}M${x(bin.from + width * 0.7)} ${FLOOR}V${y(bin.seconds)}`}
            stroke={`var(${colorOf(bin.from + width / 2)})`}
            strokeWidth={Math.min(2.4, (WIDTH * width) / Math.max(width, to - from) / 3)}
          />
        ))}
        <path d={`M0 ${FLOOR}H${WIDTH}`} stroke="var(--text)" strokeWidth="1.6" />
        {ticksWithin(from, to, niceStep(to - from, 4) / 5).map((value) => (
          <path key={value} d={`M${x(value)} ${FLOOR}v4`} stroke="var(--line-strong)" />
        ))}
        {ticksWithin(from, to, niceStep(to - from, 4)).map((value) => (
          <g key={value}>
            <path d={`M${x(value)} ${FLOOR}v8`} stroke="var(--line-strong)" />
            <text
              x={Math.max(10, Math.min(WIDTH - 10, x(value)))}
              y={FLOOR + 20}
              textAnchor="middle"
              className="chart-number"
            >
              {format.number(value)}
            </text>
          </g>
        ))}
        {level && isWithin && (
          <>
            <path
              d={`M${x(level.at)} 2V${FLOOR}`}
              stroke="var(--text)"
              strokeWidth="1.4"
              strokeDasharray="6 4"
            />
            <text x={x(level.at) + 5} y="10" className="chart-number">
              {level.label}
            </text>
          </>
        )}
      </svg>
      <figcaption className="text-label text-text-2">{summary}</figcaption>
    </figure>
  );
}
