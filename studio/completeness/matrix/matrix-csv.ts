import type {MatrixRow} from "@gradus/schemas/completeness/matrix";
import {STATE_WORDS} from "./cell-words.ts";

export function matrixCsv(rows: readonly MatrixRow[]): string {
  const markets = rows[0]?.cells.map(({market}) => `${market.region}/${market.locale}`) ?? [];
  const lines = [
    ["Page", "Address", ...markets],
    ...rows.map(({title, path, cells}) => [title, path, ...cells.map(({state}) => STATE_WORDS[state].title)]),
  ];
  // The leading byte order mark tells spreadsheets that this is UTF-8.
  return `\uFEFF${lines.map((line) => line.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function quoted(text: string): string {
  // Spreadsheets run what begins like a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function downloadCsv(rows: readonly MatrixRow[], day: string): void {
  const url = URL.createObjectURL(new Blob([matrixCsv(rows)], {type: "text/csv;charset=utf-8"}));
  const link = document.createElement("a");
  link.href = url;
  link.download = `completeness-${day}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
