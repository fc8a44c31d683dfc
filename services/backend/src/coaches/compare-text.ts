/** By code points: for orders nobody reads. */
export function compareText(a: string, b: string) {
  return a < b ? -1 : Number(a > b);
}
