import type {ExtraSeries} from "../../series/recording.ts";
import {SERIES_UNITS, type SeriesKey} from "../../series/series.ts";
import type {DeveloperField, FitPart} from "./fit-part.ts";
import {nativeColumn} from "./native-fields.ts";
import {type PodField, podFieldOf} from "./pod-fields.ts";

const KEYS = Object.keys(SERIES_UNITS).filter((key): key is SeriesKey => key in SERIES_UNITS);

// A pod measures these at the foot, so its word goes before a strap's or the wrist's.
const POD_FIRST: ReadonlySet<SeriesKey> = new Set<SeriesKey>([
  "ground_time",
  "vertical_oscillation",
  "ground_time_balance",
]);

// A data field may store the invalid value of its type as if it were a measurement.
const STORED_INVALID = 65_535;
const INT16_MAX = 32_767;

export interface RunningColumns {
  readonly columns: Partial<Record<SeriesKey, Float64Array>>;
  /** Keys of the developer fields that became a column. */
  readonly taken: ReadonlySet<string>;
}

/** Everything but power, whose source is chosen apart: each column from the best of the fields that measure it. */
export function runningColumns(part: FitPart, isPodFile: boolean): RunningColumns {
  const columns: Partial<Record<SeriesKey, Float64Array>> = {};
  const usedFields = new Set<string>();
  const fields = part.dev.flatMap((field) => {
    const pod = podFieldOf(field, isPodFile);
    const raw = part.cols.get(field.key);
    return pod && raw ? [{field, pod, raw}] : [];
  });
  for (const series of KEYS) {
    if (series === "power") continue;
    const candidates = fields.filter(({pod}) => pod.series === series);
    const native = nativeColumn(part, series);
    const fromPod = candidates.map(({field, pod, raw}) => ({
      key: field.key,
      values: podValues(raw, field, pod),
    }));
    const inOrder = POD_FIRST.has(series)
      ? [...fromPod, {key: null, values: native}]
      : [{key: null, values: native}, ...fromPod];
    const best =
      inOrder.find(({values}) => values && isMeasured(values)) ?? inOrder.find(({values}) => values);
    if (!best?.values) continue;
    columns[series] = best.values;
    if (best.key) usedFields.add(best.key);
  }
  return {columns, taken: usedFields};
}

/** Values of a pod's field in the unit of its series. */
export function podValues(
  raw: Float64Array,
  {scale, offset, baseType}: DeveloperField,
  pod: PodField,
): Float64Array {
  return raw.map((value) => {
    if (pod.wraps) return baseType === "uint16" && value > INT16_MAX ? value - 65_536 : value;
    return value === STORED_INVALID ? Number.NaN : (value / scale - offset) * pod.factor;
  });
}

/** True where something above zero was measured: a data field without its pod writes zeros for the whole run. */
export function isMeasured(values: Float64Array): boolean {
  for (const value of values) if (value !== 0 && !Number.isNaN(value)) return true;
  return false;
}

/** Developer fields of records that became no column, in their own unit. */
export function extraSeries(part: FitPart, usedFields: ReadonlySet<string>): ExtraSeries[] {
  return part.dev.flatMap((field) => {
    const raw = part.cols.get(field.key);
    if (!raw || usedFields.has(field.key)) return [];
    const {name, units, application, number, scale, offset} = field;
    return [{name, units, application, number, values: raw.map((value) => value / scale - offset)}];
  });
}
