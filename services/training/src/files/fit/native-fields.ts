import type {SeriesKey} from "../../series/series.ts";
import {toSteps} from "../cadence.ts";
import type {FitPart} from "./fit-part.ts";
import {RECORD} from "./messages.ts";

const SEMICIRCLE = 180 / 2 ** 31;

interface NativeField {
  readonly number: number;
  readonly toSeries: (raw: number) => number;
}

const altitude = (raw: number) => raw / 5 - 500;
const speed = (raw: number) => raw / 1000;
const position = (raw: number) => raw * SEMICIRCLE;
const plain = (raw: number) => raw;
const hundredths = (raw: number) => raw / 100;

/** Native fields of each column; where a record has several, the first that holds a value counts. */
const NATIVE_FIELDS: Readonly<Partial<Record<SeriesKey, readonly NativeField[]>>> = {
  latitude: [{number: RECORD.latitude, toSeries: position}],
  longitude: [{number: RECORD.longitude, toSeries: position}],
  altitude: [
    {number: RECORD.enhancedAltitude, toSeries: altitude},
    {number: RECORD.altitude, toSeries: altitude},
  ],
  speed: [
    {number: RECORD.enhancedSpeed, toSeries: speed},
    {number: RECORD.speed, toSeries: speed},
  ],
  distance: [{number: RECORD.distance, toSeries: hundredths}],
  heart_rate: [{number: RECORD.heartRate, toSeries: plain}],
  temperature: [{number: RECORD.temperature, toSeries: plain}],
  // Tenths of a millisecond, tenths of a millimetre (the series counts cm), hundredths of a percent.
  ground_time: [{number: RECORD.stanceTime, toSeries: (raw) => raw / 10}],
  vertical_oscillation: [{number: RECORD.verticalOscillation, toSeries: hundredths}],
  vertical_ratio: [{number: RECORD.verticalRatio, toSeries: hundredths}],
  ground_time_balance: [{number: RECORD.stanceTimeBalance, toSeries: hundredths}],
};

/** The column a file's native record fields give, in the unit of the series; null when they give none. */
export function nativeColumn(part: FitPart, series: SeriesKey): Float64Array | null {
  if (series === "cadence") return nativeCadence(part);
  const present = (NATIVE_FIELDS[series] ?? []).flatMap(({number, toSeries}) => {
    const raw = part.cols.get(number);
    return raw ? [{raw, toSeries}] : [];
  });
  if (present.length === 0) return null;
  const values = new Float64Array(part.n).fill(Number.NaN);
  for (const {raw, toSeries} of present.toReversed()) {
    for (let row = 0; row < part.n; row++) {
      const value = raw[row] ?? Number.NaN;
      if (!Number.isNaN(value)) values[row] = toSeries(value);
    }
  }
  return values;
}

// Strides of one foot and their 128th parts, unless the device wrote steps.
function nativeCadence({cols}: FitPart): Float64Array | null {
  const fraction = cols.get(RECORD.fractionalCadence);
  const whole = cols.get(RECORD.cadence);
  const strides = whole?.map((each, row) => each + (fraction?.[row] || 0) / 128);
  return strides ? toSteps(strides) : null;
}
