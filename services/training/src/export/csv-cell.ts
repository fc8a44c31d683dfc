// What a spreadsheet would run as a formula, tab and return included.
const FORMULA = /^[=+\-@\t\r]/;

/** A text as one cell: formulas are made harmless for spreadsheets, quoted where RFC 4180 requires it. */
export function csvText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A number as one cell, without trailing zeros; empty for NaN. */
export function csvNumber(value: number, decimals: number): string {
  if (Number.isNaN(value)) return "";
  const scale = 10 ** decimals;
  return String(Math.round(value * scale) / scale);
}
