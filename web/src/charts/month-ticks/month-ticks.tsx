import {type Cursor, useCursorSlot} from "../series-stack/cursor";
import {CURSOR_ONLY, Overlay} from "../series-stack/overlay";
import type {OverlayWords} from "../series-stack/overlay-props";
import {niceStep, ticksWithin} from "../series-stack/scale";

interface MonthColumn {
  /** yyyy-MM */
  readonly key: string;
  /** Its name where there is room, and where there is little. */
  readonly name: string;
  readonly initial: string;
  readonly value: number;
  /** The same month a year before. */
  readonly before: number;
  /** Still going on. */
  readonly isLive: boolean;
}

interface Props {
  readonly months: readonly MonthColumn[];
  readonly cursor: Cursor;
  readonly number: (value: number) => string;
  readonly words: OverlayWords;
  readonly sentence: (slot: number | null) => string;
}

const NO_STOPS: readonly number[] = [];

export function MonthTicks({months, cursor, number, words, sentence}: Props) {
  const slot = useCursorSlot(cursor);
  const top = Math.max(1, ...months.map(({value, before}) => Math.max(value, before))) * 1.08;
  const height = (value: number) => ({height: `${(100 * value) / top}%`});
  return (
    <div className="month-ticks">
      <div className="month-plot">
        <div className="month-columns" aria-hidden="true">
          {months.map(({key, value, before, isLive}, at) => (
            <div key={key} data-at={at === slot || undefined} data-live={isLive || undefined}>
              {before > 0 && <i className="month-before" style={height(before)} />}
              {value > 0 && <i className="month-done" style={height(value)} />}
            </div>
          ))}
        </div>
        <Scale top={top} number={number} />
        <Overlay
          xs={Float64Array.from(months, (_, at) => at + 0.5)}
          view={{from: 0, to: months.length}}
          cursor={cursor}
          {...CURSOR_ONLY}
          stops={NO_STOPS}
          sentence={sentence}
          words={words}
        />
      </div>
      <div className="month-names" aria-hidden="true">
        {months.map(({key, name, initial, isLive}, at) => (
          <span
            key={key}
            className="text-data"
            data-at={at === slot || undefined}
            data-live={isLive || undefined}
          >
            <span>{name}</span>
            <span>{initial}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function Scale({top, number}: {readonly top: number; readonly number: Props["number"]}) {
  const step = niceStep(top, 4);
  return (
    <div className="day-scale" aria-hidden="true">
      {ticksWithin(step / 2, top, step / 2).map((at) => {
        const isMajor = Math.round((2 * at) / step) % 2 === 0;
        return (
          <i key={at} data-major={isMajor || undefined} style={{top: `${100 - (100 * at) / top}%`}}>
            {isMajor && <span className="text-data">{number(at)}</span>}
          </i>
        );
      })}
    </div>
  );
}
