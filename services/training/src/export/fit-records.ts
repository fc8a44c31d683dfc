import {FIT_EPOCH, MESSAGE, RECORD, TIMESTAMP} from "../files/fit/messages.ts";
import {type FitColumn, type FitNumbers, type FitTable, fitNumber} from "../files/fit/write-fit.ts";
import {columnEntries} from "../series/columns.ts";
import type {Series, SeriesKey} from "../series/series.ts";

type Native = {
  readonly field: number;
  readonly type: FitNumbers["type"];
  readonly toRaw: (value: number) => number;
};

const SEMICIRCLES = 2 ** 31 / 180;
const FRACTIONS = 128;

/** Native fields a column is written to; cadence needs two. */
const NATIVE: Readonly<Partial<Record<SeriesKey, readonly Native[]>>> = {
  latitude: [{field: RECORD.latitude, type: "sint32", toRaw: (degrees) => degrees * SEMICIRCLES}],
  longitude: [{field: RECORD.longitude, type: "sint32", toRaw: longitudeRaw}],
  altitude: [{field: RECORD.enhancedAltitude, type: "uint32", toRaw: (metres) => (metres + 500) * 5}],
  heart_rate: [{field: RECORD.heartRate, type: "uint8", toRaw: (beats) => beats}],
  cadence: [
    {field: RECORD.cadence, type: "uint8", toRaw: (steps) => Math.floor(steps / 2)},
    {field: RECORD.fractionalCadence, type: "uint8", toRaw: (steps) => ((steps / 2) % 1) * FRACTIONS},
  ],
  distance: [{field: RECORD.distance, type: "uint32", toRaw: (metres) => metres * 100}],
  speed: [{field: RECORD.enhancedSpeed, type: "uint32", toRaw: (speed) => speed * 1000}],
  power: [{field: RECORD.power, type: "uint16", toRaw: (watts) => watts}],
  temperature: [{field: RECORD.temperature, type: "sint8", toRaw: (degrees) => degrees}],
  vertical_oscillation: [{field: RECORD.verticalOscillation, type: "uint16", toRaw: (cm) => cm * 100}],
  ground_time: [{field: RECORD.stanceTime, type: "uint16", toRaw: (ms) => ms * 10}],
  vertical_ratio: [{field: RECORD.verticalRatio, type: "uint16", toRaw: (percent) => percent * 100}],
  ground_time_balance: [{field: RECORD.stanceTimeBalance, type: "uint16", toRaw: (percent) => percent * 100}],
};

// The last step below 180° encodes "no position", and 180° itself cannot be encoded: both become -180°.
function longitudeRaw(degrees: number): number {
  const semicircles = Math.round(degrees * SEMICIRCLES);
  return semicircles >= 2 ** 31 - 1 ? -(2 ** 31) : semicircles;
}

/** A column of records with a value for every slot of the grid. */
export type SlotColumn = FitNumbers & {readonly values: Float64Array};

/** The native columns of a series, and the time of every slot. */
export function nativeColumns({start, length, columns}: Series): SlotColumn[] {
  const times = Float64Array.from({length}, (_, slot) => start + slot - FIT_EPOCH);
  const entries = columnEntries(columns).flatMap(([key, values]) =>
    (NATIVE[key] ?? []).map(({field, type, toRaw}): SlotColumn => ({field, type, values: values.map(toRaw)})),
  );
  return [{field: TIMESTAMP, type: "uint32", values: times}, ...entries];
}

const TIMER = {event: 0, start: 0, stop: 4} as const;

/** Records of every active stretch, between the timer's start and stop: what is paused has none. */
export function* recordTables({start, active}: Series, columns: readonly SlotColumn[]): Generator<FitTable> {
  for (const [from, to] of stretches(active)) {
    yield timerEvent(start + from, TIMER.start);
    const cut = columns.map((column): FitColumn => ({...column, values: column.values.subarray(from, to)}));
    yield {message: MESSAGE.record, rows: to - from, columns: cut};
    yield timerEvent(start + to - 1, TIMER.stop);
  }
}

function timerEvent(time: number, type: number): FitTable {
  const columns = [
    fitNumber(TIMESTAMP, "uint32", time - FIT_EPOCH),
    fitNumber(0, "enum", TIMER.event),
    fitNumber(1, "enum", type),
  ];
  return {message: MESSAGE.event, rows: 1, columns};
}

function stretches(active: Uint8Array): [from: number, to: number][] {
  const found: [number, number][] = [];
  let from = active.indexOf(1);
  while (from !== -1) {
    const end = active.indexOf(0, from);
    const to = end === -1 ? active.length : end;
    found.push([from, to]);
    from = active.indexOf(1, to);
  }
  return found;
}
