import {mapColumns} from "../series/columns.ts";
import type {Recording} from "../series/recording.ts";

/** The points for which `keep` holds, with all that belongs to them. */
export function filterPoints(
  recording: Recording,
  keep: (time: number, index: number) => boolean,
): Recording {
  const rows: number[] = [];
  recording.time.forEach((time, index) => {
    if (keep(time, index)) rows.push(index);
  });
  return rows.length === recording.time.length ? recording : pickPoints(recording, rows);
}

/** The points of these indices, in their order, with all that belongs to them. */
export function pickPoints(recording: Recording, rows: readonly number[]): Recording {
  const pick = (values: Float64Array) => Float64Array.from(rows, (row) => values[row] ?? Number.NaN);
  return {
    ...recording,
    time: pick(recording.time),
    columns: mapColumns(recording.columns, pick),
    extra: recording.extra.map((series) => ({...series, values: pick(series.values)})),
  };
}

/** Points `from` to before `to`, and the laps and timer events of that time. */
export function slicePoints(recording: Recording, from: number, to: number): Recording {
  const time = recording.time.slice(from, to);
  const start = time[0] ?? 0;
  const end = time.at(-1) ?? 0;
  return {
    ...recording,
    time,
    columns: mapColumns(recording.columns, (values) => values.slice(from, to)),
    extra: recording.extra.map((series) => ({...series, values: series.values.slice(from, to)})),
    timer: recording.timer.filter((event) => event.time >= start && event.time <= end),
    laps: recording.laps.filter((lap) => lap.start >= start - 1 && lap.start <= end),
  };
}
