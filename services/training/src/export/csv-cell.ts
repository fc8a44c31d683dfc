// What a spreadsheet would run as a formula, tab and return included.
const FORMULA = /^[=+\-@\t\r]/;

/** A text as one cell: harmless in a spreadsheet, quoted where RFC 4180 asks for it. */
export function csvText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A number as one cell, without zeros that say nothing; empty for NaN. */
export function csvNumber(value: number, decimals: number): string {
  if (Number.isNaN(value)) return "";
  const scale = 10 ** decimals;
  return String(Math.round(value * scale) / scale);
}
