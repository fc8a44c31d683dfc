import {CSV_COLUMNS, CSV_FAMILY, CSV_LEAD} from "../files/csv-columns.ts";
import {columnEntries} from "../series/columns.ts";
import type {PowerFamily} from "../series/recording.ts";
import type {Run} from "../series/run.ts";
import {csvNumber, csvText} from "./csv-cell.ts";

const END = "\r\n";
const EXTRA_DECIMALS = 4;

interface CsvRun extends Pick<Run, "series" | "extra"> {
  readonly powerFamily: PowerFamily | null;
}

/**
 * A run as CSV (RFC 4180, UTF-8 without a byte order mark): one row a second, an empty cell where nothing was measured.
 * Yields lines, so that a long run is never held in memory as one text.
 */
export function* csvLines({series, extra, powerFamily}: CsvRun): Generator<string> {
  const columns = columnEntries(series.columns).map(([key, values]) => ({...CSV_COLUMNS[key], values}));
  const extras = extra.map(({name, values}) => ({name: extraName(name), decimals: EXTRA_DECIMALS, values}));
  const all = [...columns, ...extras];
  const family = series.columns.power && powerFamily;
  yield [...CSV_LEAD, ...all.map(({name}) => name), ...(family ? [CSV_FAMILY] : [])].join(",") + END;
  for (let slot = 0; slot < series.length; slot++) {
    const time = new Date((series.start + slot) * 1000).toISOString().replace(".000Z", "Z");
    const cells = all.map(({values, decimals}) => csvNumber(values[slot] ?? Number.NaN, decimals));
    yield [time, slot, series.active[slot] ?? 0, ...cells, ...(family ? [family] : [])].join(",") + END;
  }
}

/** The whole of it as one text. */
export function exportCsv(run: CsvRun): string {
  return [...csvLines(run)].join("");
}

// The header stays one line, whatever another application calls its field.
function extraName(name: string): string {
  return csvText(`extra ${name.replaceAll(/\p{Cc}+/gu, " ")}`);
}
