/** Compares by code points: for orders that are never displayed. */
export function compareText(a: string, b: string) {
  return a < b ? -1 : Number(a > b);
}
