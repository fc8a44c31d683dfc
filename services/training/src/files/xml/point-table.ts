import {mapColumns} from "../../series/columns.ts";
import type {SeriesKey} from "../../series/series.ts";
import {toSteps} from "../cadence.ts";
import {timeOrderOf} from "../time-order.ts";

/** All points of a run, in order of time. */
export interface Points {
  readonly times: Float64Array;
  /** Indices of points that follow a break of the timer. */
  readonly breaks: ReadonlySet<number>;
  readonly columns: Partial<Record<SeriesKey, Float64Array>>;
  /** Points whose moments others claim as well. */
  readonly leftOut: number;
}

/** Points of a text format while they are read: one list a column, as long as there are points. */
export class PointTable {
  readonly #times: number[] = [];
  readonly #breaks: number[] = [];
  readonly #columns = new Map<SeriesKey, number[]>();
  #point = new Map<SeriesKey, number>();
  #isBreak = false;

  set(key: SeriesKey, value: number) {
    if (!Number.isNaN(value)) this.#point.set(key, value);
  }

  /** The next point begins anew. */
  addBreak() {
    this.#isBreak = true;
  }

  get isEmpty(): boolean {
    return this.#times.length === 0;
  }

  /** Ends a point. Without a time it has no place, so it is dropped. */
  endPoint(time: number) {
    const point = this.#point;
    this.#point = new Map();
    if (Number.isNaN(time)) return;
    const row = this.#times.length;
    if (this.#isBreak && row > 0) this.#breaks.push(row);
    this.#isBreak = false;
    this.#times.push(time);
    for (const [key, value] of point) this.#column(key)[row] = value;
  }

  points(): Points {
    const {rows, times} = timeOrderOf(this.#times);
    const columns: Partial<Record<SeriesKey, Float64Array>> = {};
    for (const [key, values] of this.#columns)
      columns[key] = Float64Array.from(rows, (row) => values[row] ?? Number.NaN);
    return {
      times: Float64Array.from(times),
      breaks: this.#breaksAmong(rows),
      columns: mapColumns(columns, (values, key) => (key === "cadence" ? toSteps(values) : values)),
      leftOut: this.#times.length - rows.length,
    };
  }

  #breaksAmong(rows: readonly number[]): Set<number> {
    const breaks = new Set<number>();
    let next = 0;
    rows.forEach((row, index) => {
      if (row < (this.#breaks[next] ?? Number.POSITIVE_INFINITY)) return;
      while (row >= (this.#breaks[next] ?? Number.POSITIVE_INFINITY)) next++;
      if (index > 0) breaks.add(index);
    });
    return breaks;
  }

  #column(key: SeriesKey): number[] {
    const known = this.#columns.get(key);
    if (known) return known;
    const columnValues: number[] = [];
    this.#columns.set(key, columnValues);
    return columnValues;
  }
}
