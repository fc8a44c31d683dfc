import type {ChartLine} from "./chart-line";
import {type Cursor, useCursorSlot} from "./cursor";

/** What a line comes to over all of it, or over what is selected. */
interface Base {
  readonly label: string;
  readonly value: number | null;
}

interface Props {
  readonly line: ChartLine;
  readonly cursor: Cursor;
  /** Shown as the value while the chart has no cursor, and below the value at the cursor otherwise. */
  readonly base: Base;
}

const known = (value: number | null | undefined) =>
  value === null || value === undefined || Number.isNaN(value) ? null : value;

export function Readout({line, cursor, base}: Props) {
  const slot = useCursorSlot(cursor);
  const whole = line.words(known(base.value));
  const {value: number, unit} = slot === null ? whole : line.words(known(line.values[slot]));
  return (
    <div className="stack-readout" aria-hidden="true">
      <p className="text-label text-text-2">
        {/* The ground's colour is too pale for words: the sample alone has the line's. */}
        <svg
          width="16"
          height="4"
          aria-hidden="true"
          className="inline-block align-middle me-1.5"
          style={{color: `var(${line.color})`}}
        >
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
      <p className="text-label text-text-3">
        {slot === null ? base.label : `${base.label} ${whole.value}\u202f${whole.unit}`}
      </p>
    </div>
  );
}
