type Cell = string | number | boolean | null;

/** What spreadsheets would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table for spreadsheets: quoted, with heads though it is empty, and no cell is a formula. */
export function toCsv<N extends string>(
  names: readonly N[],
  rows: readonly Readonly<Record<N, Cell>>[],
): string {
  const lines = rows.map((row) => names.map((name) => toCell(row[name])));
  return [names, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function toCell(value: Cell): string {
  if (typeof value !== "string") return String(value ?? "");
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}
