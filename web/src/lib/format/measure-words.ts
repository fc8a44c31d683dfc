/** A number in the units of a market, and the symbol that always stands beside it. */
export interface Measure {
  readonly value: string;
  readonly unit: string;
}

/** Number and unit on one line: "6:10 min/km". */
export function measureWords({value, unit}: Measure): string {
  return `${value}\u00a0${unit}`;
}
