import {execFileSync} from "node:child_process";
import {readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {ROOT} from "../env.ts";
import {DATABASES} from "./database-of.ts";
import {type Cells, type Row, readTable, toCells, toTable} from "./row.ts";

/** What the README shows of all that is measured: a section, and how its line begins. */
const SHORT: readonly (readonly [section: string, name: string])[] = [
  ["publish", "visible in HTML, median"],
  ["script", "home"],
  ["http", "home, HTML"],
  ["lighthouse", "performance"],
  ["api", "sign-in"],
  ["shop", "cart"],
  ["shop", "checkout"],
  ["training", "decode FIT, a record"],
  ["training", "mean-max"],
  ["runs", "a 1 h file"],
  ["planning", "6 weeks of"],
  ["planning", "month of"],
  ["planning", "plan of a marathon"],
];

const DOCUMENTS = ["docs/performance.md", "README.md"] as const;

export function writeDocs(rows: readonly Row[]): void {
  const measured = rows.map(toCells);
  replaceTable(DOCUMENTS[0], (before) => mergeRows(before, measured));
  replaceTable(DOCUMENTS[1], (before) => chooseShort(mergeRows(before, measured)));
  // As the check of the format wants tables: widths are its business.
  const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
  execFileSync(process.execPath, [biome, "format", "--write", ...DOCUMENTS], {cwd: ROOT, stdio: "ignore"});
}

/**
 * What was measured now in the place of what was measured of the same sections before, on the same database; other
 * sections stay.
 */
export function mergeRows(before: readonly Cells[], now: readonly Cells[]): Cells[] {
  const measured = new Set(now.map(groupOf));
  const groups = new Set([...before, ...now].map(groupOf));
  return [...groups].flatMap((group) =>
    (measured.has(group) ? now : before).filter((row) => groupOf(row) === group),
  );
}

const groupOf = ([section, name = ""]: Cells): string =>
  `${section} ${DATABASES.find((database) => name.endsWith(database)) ?? ""}`;

export function chooseShort(rows: readonly Cells[]): Cells[] {
  return SHORT.flatMap(([section, start]) => {
    const row = rows.find(([of, name]) => of === section && name?.startsWith(start));
    return row ? [row] : [];
  });
}

function replaceTable(path: string, change: (before: readonly Cells[]) => readonly Cells[]): void {
  const file = join(ROOT, path);
  const text = readFileSync(file, "utf8");
  const marked = /(<!-- bench:begin -->\n)([\s\S]*)(\n<!-- bench:end -->)/;
  writeFileSync(
    file,
    text.replace(marked, (_all, begin, table, end) => `${begin}${toTable(change(readTable(table)))}${end}`),
  );
}
