type Cell = string | number | boolean | null;

/** What spreadsheets would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table for spreadsheets: quoted, and nothing of it is worked out by whoever opens it. */
export function toCsv(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => toCell(row[name] ?? null)));
  return [names, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function toCell(value: Cell): string {
  if (typeof value !== "string") return String(value ?? "");
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}
