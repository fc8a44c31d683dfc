import {SERIES_UNITS, type SeriesKey} from "./series.ts";

export const SERIES_KEYS: readonly SeriesKey[] = Object.keys(SERIES_UNITS).filter(isSeriesKey);

export function isSeriesKey(key: string): key is SeriesKey {
  return Object.hasOwn(SERIES_UNITS, key);
}

type Columns = Readonly<Partial<Record<SeriesKey, Float64Array>>>;

/** The columns that are there, in the order of SERIES_UNITS. */
export function columnEntries(columns: Columns): [SeriesKey, Float64Array][] {
  return SERIES_KEYS.flatMap((key) => {
    const values = columns[key];
    return values ? [[key, values] satisfies [SeriesKey, Float64Array]] : [];
  });
}

/** Every column put through `change`; a null drops it. */
export function mapColumns(
  columns: Columns,
  change: (values: Float64Array, key: SeriesKey) => Float64Array | null,
): Partial<Record<SeriesKey, Float64Array>> {
  const changed: Partial<Record<SeriesKey, Float64Array>> = {};
  for (const [key, values] of columnEntries(columns)) {
    const result = change(values, key);
    if (result) changed[key] = result;
  }
  return changed;
}
