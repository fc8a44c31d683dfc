import {readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {ROOT} from "../env.ts";
import {type Row, toMarkdown} from "./row.ts";

/** What the README shows of all that is measured: a section, and how its line begins. */
const SHORT: readonly (readonly [section: string, name: string])[] = [
  ["publish", "visible in HTML, median"],
  ["script", "home"],
  ["http", "home, HTML"],
  ["lighthouse", "performance"],
  ["api", "sign-in"],
];

/** Puts the whole table into docs/performance.md, and the lines that say most into the README. */
export function writeDocs(rows: readonly Row[]): void {
  replaceTable("docs/performance.md", toMarkdown(rows));
  replaceTable("README.md", toMarkdown(chooseShort(rows)));
}

export function chooseShort(rows: readonly Row[]): Row[] {
  return SHORT.flatMap(
    ([section, name]) => rows.find((row) => row.section === section && row.name.startsWith(name)) ?? [],
  );
}

function replaceTable(path: string, table: string): void {
  const file = join(ROOT, path);
  const text = readFileSync(file, "utf8");
  const marked = /(<!-- bench:begin -->)[\s\S]*(<!-- bench:end -->)/;
  writeFileSync(
    file,
    text.replace(marked, (_all, begin, end) => `${begin}\n${table}\n${end}`),
  );
}
