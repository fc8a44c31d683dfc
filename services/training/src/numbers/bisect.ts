/**
 * Where a rising function crosses 0 between `low` and `high`. Without a crossing it is the end that comes closest, so
 * callers check reach first where that matters.
 */
export function bisect(rising: (x: number) => number, low: number, high: number, steps = 60): number {
  let [from, to] = [low, high];
  for (let step = 0; step < steps; step++) {
    const middle = (from + to) / 2;
    if (rising(middle) < 0) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
