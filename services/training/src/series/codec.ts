import {columnEntries, isSeriesKey} from "./columns.ts";
import {type PackedColumn, packColumn, unpackColumn} from "./pack-column.ts";
import type {ExtraSeries} from "./recording.ts";
import {RESOLUTION} from "./resolution.ts";
import type {Series, SeriesKey} from "./series.ts";

/** "GRS" and the format version: stored data is kept for years. */
const MAGIC = [0x47, 0x52, 0x53, 1] as const;
const PREFIX = 8;
const UTF8_OUT = new TextEncoder();
const UTF8_IN = new TextDecoder();

type StoredColumn = Omit<PackedColumn, "bytes"> & {readonly size: number};
interface StoredExtra extends Omit<ExtraSeries, "values"> {
  readonly column: StoredColumn;
}

/** What stands before the columns, as JSON. `runs` are the lengths of stretches, the first of them active. */
interface Head {
  readonly start: number;
  readonly length: number;
  readonly runs: readonly number[];
  readonly columns: readonly (StoredColumn & {readonly key: string})[];
  readonly extra: readonly StoredExtra[];
}

export interface SeriesBundle {
  readonly series: Series;
  readonly extra: readonly ExtraSeries[];
}

/**
 * A run as bytes: a head, then each column as differences in units of its resolution. Compress the result before
 * storing it; what the columns hold compresses to about a third.
 */
export function encodeSeries({series, extra}: SeriesBundle): Uint8Array {
  const packed = columnEntries(series.columns).map(([key, values]) => ({
    key,
    ...packColumn(values, RESOLUTION[key]),
  }));
  const packedExtra = extra.map(({values, ...about}) => ({
    about,
    ...packColumn(values, resolutionOf(values)),
  }));
  const head: Head = {
    start: series.start,
    length: series.length,
    runs: runsOf(series.active),
    columns: packed.map(({bytes, ...column}) => ({...column, size: bytes.length})),
    extra: packedExtra.map(({about, bytes, ...column}) => ({
      ...about,
      column: {...column, size: bytes.length},
    })),
  };
  const json = UTF8_OUT.encode(JSON.stringify(head));
  const prefix = new Uint8Array(PREFIX);
  prefix.set(MAGIC);
  new DataView(prefix.buffer).setUint32(4, json.length, true);
  return concat([prefix, json, ...[...packed, ...packedExtra].map(({bytes}) => bytes)]);
}

/** Decodes the requested columns (all, if none are named), with extra series only on demand. */
export function decodeSeries(
  bytes: Uint8Array,
  {
    columns: selectedColumns,
    extra: wantsExtra = false,
  }: {columns?: readonly SeriesKey[]; extra?: boolean} = {},
): SeriesBundle {
  const {head, at: begin} = readHead(bytes);
  let at = begin;
  const next = ({size, ...column}: StoredColumn, isWanted: boolean) => {
    const values = isWanted
      ? unpackColumn({...column, bytes: bytes.subarray(at, at + size)}, head.length)
      : null;
    at += size;
    return values;
  };
  const columns: Partial<Record<SeriesKey, Float64Array>> = {};
  for (const {key, ...column} of head.columns) {
    const known = isSeriesKey(key) ? key : null;
    const values = next(column, known !== null && (selectedColumns?.includes(known) ?? true));
    if (known && values) columns[known] = values;
  }
  const extra = head.extra.flatMap(({column, ...about}) => {
    const values = next(column, wantsExtra);
    return values ? [{...about, values}] : [];
  });
  return {series: {start: head.start, length: head.length, active: activeOf(head), columns}, extra};
}

function readHead(bytes: Uint8Array): {head: Head; at: number} {
  if (bytes.length < PREFIX || MAGIC.some((byte, index) => bytes[index] !== byte)) {
    throw new Error("These bytes are no stored series of a version known here");
  }
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const head: Head = JSON.parse(UTF8_IN.decode(bytes.subarray(PREFIX, PREFIX + size)));
  return {head, at: PREFIX + size};
}

function runsOf(active: Uint8Array): number[] {
  const runs = [0];
  let isActive = 1;
  for (const each of active) {
    if (each !== isActive) runs.push(0);
    isActive = each;
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
  }
  return runs;
}

function activeOf({length, runs}: Head): Uint8Array {
  const active = new Uint8Array(length);
  let at = 0;
  runs.forEach((run, index) => {
    if (index % 2 === 0) active.fill(1, at, at + run);
    at += run;
  });
  return active;
}

// Whole numbers are stored as such. The precision of other values is unknown here, so they stay unchanged.
function resolutionOf(values: Float64Array): number | null {
  return values.every((value) => Number.isNaN(value) || Number.isInteger(value)) ? 1 : null;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
