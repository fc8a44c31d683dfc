import {columnEntries} from "../../src/series/columns.ts";
import {NO_TOTALS, type Recording} from "../../src/series/recording.ts";
import type {SeriesKey} from "../../src/series/series.ts";

/** A recording of plain lists, for tests. */
export function recordingOf(
  time: readonly number[],
  columns: Partial<Record<SeriesKey, readonly number[]>>,
  rest: Partial<Recording> = {},
): Recording {
  const lists = Object.entries(columns).map(([key, values]) => [key, Float64Array.from(values)] as const);
  return {
    format: "fit",
    subSport: "generic",
    time: Float64Array.from(time),
    columns: Object.fromEntries(lists),
    extra: [],
    timer: [],
    laps: [],
    totals: NO_TOTALS,
    power: columns.power ? {source: "native", family: "watch"} : null,
    athlete: null,
    device: null,
    utcOffset: null,
    sessionIndex: null,
    ...rest,
  };
}

/** Columns as plain lists, to compare them with such. */
export function lists(columns: Recording["columns"]): Partial<Record<SeriesKey, number[]>> {
  return Object.fromEntries(columnEntries(columns).map(([key, values]) => [key, [...values]]));
}

/** Values of each extra series by its name. */
export function extraLists(extra: Recording["extra"]): Record<string, number[]> {
  return Object.fromEntries(extra.map(({name, values}) => [name, [...values]]));
}
