import {classNames} from "@/lib/class-names";
import type {RaceRange} from "./race-result";
import {rulerFor} from "./ruler";

interface Props {
  readonly label: string;
  readonly range: RaceRange;
  /** A value to compare with, and what it is called. */
  readonly mark?: {readonly at: number; readonly label: string};
  readonly steps: readonly number[];
  readonly write: (value: number) => string;
  /** The goal is out of reach: its band is drawn as an outline. */
  readonly isOutline: boolean;
}

export function RangeRuler({label, range, mark, steps, write, isOutline}: Props) {
  const ruler = rulerFor([range.min, range.max, ...(mark ? [mark.at] : [])], steps);
  const percentAt = (value: number) => `${(100 * (value - ruler.from)) / (ruler.to - ruler.from)}%`;
  return (
    <div className="range-ruler">
      <p className="text-label">{label}</p>
      <p className="sr-only">{`${write(range.min)}–${write(range.max)}`}</p>
      <div aria-hidden="true" className="range-scale text-data">
        <b className="range-low" style={{right: `calc(100% - ${percentAt(range.min)})`}}>
          {write(range.min)}
        </b>
        <b className="range-high" style={{left: percentAt(range.max)}}>
          {write(range.max)}
        </b>
        <i
          className={classNames("range-band", isOutline && "range-outline")}
          style={{left: percentAt(range.min), right: `calc(100% - ${percentAt(range.max)})`}}
        />
        {ruler.ticks.map(({at, isLong}) => (
          <i
            key={at}
            className="range-tick"
            data-long={(isLong && at > ruler.from && at < ruler.to) || undefined}
            style={{left: percentAt(at)}}
          >
            {isLong && at > ruler.from && at < ruler.to && <span>{write(at)}</span>}
          </i>
        ))}
        <i className="range-target" style={{left: percentAt(range.target)}} />
        {mark && (
          <i className="range-mark" style={{left: percentAt(mark.at)}}>
            <span>{mark.label}</span>
          </i>
        )}
      </div>
    </div>
  );
}
