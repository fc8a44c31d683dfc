import {mapColumns} from "../../series/columns.ts";
import type {SeriesKey} from "../../series/series.ts";
import {toSteps} from "../cadence.ts";

/** Points of a text format while they are read: one list a column, as long as there are points. */
export class PointTable {
  readonly times: number[] = [];
  /** Indices of points that follow a break of the timer. */
  readonly breaks = new Set<number>();
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

  /** Ends a point. Without a time it has no place, so it is dropped. */
  endPoint(time: number) {
    const point = this.#point;
    this.#point = new Map();
    if (Number.isNaN(time)) return;
    const row = this.times.length;
    if (this.#isBreak && row > 0) this.breaks.add(row);
    this.#isBreak = false;
    this.times.push(time);
    for (const [key, value] of point) this.#column(key)[row] = value;
  }

  columns(): Partial<Record<SeriesKey, Float64Array>> {
    const columns: Partial<Record<SeriesKey, Float64Array>> = {};
    for (const [key, values] of this.#columns) {
      columns[key] = Float64Array.from({length: this.times.length}, (_, row) => values[row] ?? Number.NaN);
    }
    return mapColumns(columns, (values, key) => (key === "cadence" ? toSteps(values) : values));
  }

  #column(key: SeriesKey): number[] {
    const known = this.#columns.get(key);
    if (known) return known;
    const made: number[] = [];
    this.#columns.set(key, made);
    return made;
  }
}
