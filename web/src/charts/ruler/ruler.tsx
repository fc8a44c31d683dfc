import type {CSSProperties} from "react";
import type {Tick} from "../series-stack/chart-line";

interface Props {
  readonly range: readonly [low: number, high: number];
  readonly ticks: readonly Tick[];
  /** Where the measured value stands; one beyond the ruler stands at its end. */
  readonly needle: number | null;
  /** What is usual, as a block on the ruler. */
  readonly band?: {readonly from: number; readonly to: number} | null;
  /** Named places below the graduations. */
  readonly marks?: readonly {readonly at: number; readonly label: string}[];
  /** Words at both ends. */
  readonly ends?: readonly [string, string];
}

/** Hidden from screen readers: the text beside it states the same. */
export function Ruler({range: [low, high], ticks, needle, band = null, marks = [], ends}: Props) {
  const share = (at: number) => Math.max(0, Math.min(100, (100 * (at - low)) / (high - low)));
  const left = (at: number): CSSProperties => ({left: `${share(at)}%`});
  return (
    <div className="ruler" aria-hidden="true">
      {ends && (
        <p className="ruler-ends text-data">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
      <div className="ruler-scale">
        {band && (
          <b
            className="ruler-band"
            style={{left: `${share(band.from)}%`, right: `${100 - share(band.to)}%`}}
          />
        )}
        {ticks.map(({at, label}) => (
          <i key={at} data-major={label !== null || undefined} style={left(at)} />
        ))}
        {needle !== null && <b className="ruler-needle" style={left(needle)} />}
      </div>
      <div className="ruler-numbers">
        {ticks.map(({at, label}) =>
          label === null ? null : (
            <span key={at} className="text-data" style={left(at)} data-edge={edgeOf(share(at))}>
              {label}
            </span>
          ),
        )}
      </div>
      {marks.length > 0 && (
        <div className="ruler-marks">
          {marks.map(({at, label}) => (
            <span key={at} className="text-data" style={left(at)}>
              {label}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Words at an end stand within it. */
const edgeOf = (share: number) => (share < 3 ? "start" : share > 97 ? "end" : undefined);
