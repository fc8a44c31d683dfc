import {SERIES_KEYS} from "../series/columns.ts";
import {distanceOf} from "../series/distance.ts";
import {
  type ExtraSeries,
  NO_TOTALS,
  type PowerFamily,
  type Recording,
  type TimerEvent,
} from "../series/recording.ts";
import {CSV_COLUMNS, CSV_FAMILY} from "./csv-columns.ts";
import {type Problem, problem} from "./problems.ts";
import {parseNumber, parseTime} from "./xml/values.ts";

const SERIES_BY_NAME = new Map(SERIES_KEYS.map((key) => [CSV_COLUMNS[key].name, key]));
const FAMILIES: readonly PowerFamily[] = ["pod", "watch", "other"];
const LEAD = 3;
const ACTIVE = 2;
// Far more than we ever write; each costs memory for every row.
const COLUMNS_MAX = 128;

/** Reads back what `exportCsv` wrote, unchecked. Rows whose time makes no sense are dropped as damage. */
export function readCsv(bytes: Uint8Array): {recordings: Recording[]; problems: Problem[]} {
  const [header = "", ...lines] = new TextDecoder().decode(bytes).trim().split(/\r?\n/);
  // Below the header there are numbers and one plain word: nothing is quoted.
  const timed = lines
    .map((line) => line.split(","))
    .map((cells) => ({cells, time: parseTime(cells[0] ?? "")}));
  const usable = timed.filter(({time}) => !Number.isNaN(time));
  const active = usable.filter(({cells}) => cells[ACTIVE] === "1");
  const problems = usable.length < lines.length ? [problem("damaged")] : [];
  return {recordings: [toRecording(cellsOf(header), active, timerOf(usable))], problems};
}

type Row = {readonly cells: readonly string[]; readonly time: number};

function toRecording(header: readonly string[], rows: readonly Row[], timer: TimerEvent[]): Recording {
  const columns: {[key in (typeof SERIES_KEYS)[number]]?: Float64Array} = {};
  const extra: ExtraSeries[] = [];
  header.slice(LEAD, COLUMNS_MAX).forEach((name, at) => {
    if (name === CSV_FAMILY) return;
    const values = Float64Array.from(rows, ({cells}) => parseNumber(cells[at + LEAD] ?? ""));
    const key = SERIES_BY_NAME.get(name);
    if (key) columns[key] = values;
    else extra.push({name: name.replace(/^extra /, ""), units: "", application: null, number: at, values});
  });
  const distance = columns.distance ?? distanceOf(columns, new Set());
  return {
    format: "csv",
    subSport: "generic",
    time: Float64Array.from(rows, ({time}) => time),
    columns: distance ? {...columns, distance} : columns,
    isAlongPositions: !columns.distance,
    extra,
    timer,
    laps: [],
    totals: NO_TOTALS,
    power: columns.power ? {source: "file", family: familyOf(header, rows)} : null,
    athlete: null,
    device: null,
    utcOffset: null,
    sessionIndex: null,
  };
}

/** The device family whose scale the watts have; `other` for files older than this column. */
function familyOf(header: readonly string[], rows: readonly Row[]): PowerFamily {
  const at = header.indexOf(CSV_FAMILY);
  return FAMILIES.find((family) => rows[0]?.cells[at] === family) ?? "other";
}

/** Each change of the column `active`, as the device's events would have recorded it. */
function timerOf(rows: readonly Row[]): TimerEvent[] {
  let last: Row | null = null;
  const events: TimerEvent[] = [];
  for (const row of rows) {
    const isRunning = row.cells[ACTIVE] === "1";
    const wasRunning = last?.cells[ACTIVE] !== "0";
    if (last && isRunning !== wasRunning) events.push({time: isRunning ? row.time : last.time, isRunning});
    last = row;
  }
  return events;
}

/** Cells of a line, after RFC 4180: quotes around, doubled quotes inside. */
function cellsOf(line: string): string[] {
  const cells = [""];
  let isQuoted = false;
  for (const char of line) {
    const last = cells.length - 1;
    if (char === '"') {
      // The second of two quotes is one in the text.
      if (!isQuoted && cells[last] !== "") cells[last] += char;
      isQuoted = !isQuoted;
    } else if (char === "," && !isQuoted) cells.push("");
    else cells[last] += char;
  }
  return cells;
}
