import type {ChartLine} from "./chart-line";
import {type Cursor, useCursorSlot} from "./cursor";

interface Props {
  readonly line: ChartLine;
  readonly cursor: Cursor;
  /** Mean over all of it, for as long as nobody points anywhere. */
  readonly mean: number | null;
  readonly words: {readonly average: string};
}

/** The legend is the readout: sample, name, and the value at the cursor in a column whose width never changes. */
export function Readout({line, cursor, mean, words}: Props) {
  const slot = useCursorSlot(cursor);
  const value = slot === null ? mean : (line.values[slot] ?? Number.NaN);
  const {value: number, unit} = line.words(value === null || Number.isNaN(value) ? null : value);
  return (
    <div className="stack-readout" aria-hidden="true">
      <p className="text-label" style={{color: `var(${line.color})`}}>
        <svg width="16" height="4" aria-hidden="true" className="inline-block align-middle me-1.5">
          <path
            d="M0 2H16"
            stroke="currentColor"
            strokeWidth={line.width}
            strokeDasharray={line.dash?.join(" ")}
          />
        </svg>
        {line.label}
      </p>
      <p className="stack-value">
        {number}
        <span className="unit">
          {"\u202f"}
          {unit}
        </span>
      </p>
      <p className="text-label text-text-3">{slot === null ? words.average : "\u00a0"}</p>
    </div>
  );
}
