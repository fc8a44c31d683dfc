import type {Series} from "../series/series.ts";

/**
 * Metres of a stretch, both slots included; null if its run has no distance. The stretch begins at the end of the
 * preceding slot, so that consecutive stretches add up to the run.
 */
export function metresCovered(
  {columns: {distance}}: Pick<Series, "columns">,
  {from, to}: {readonly from: number; readonly to: number},
): number | null {
  const end = lastDistance(distance, to);
  const before = from === 0 ? 0 : (lastDistance(distance, from - 1) ?? 0);
  return end === null ? null : end - before;
}

function lastDistance(values: Float64Array | undefined, slot: number): number | null {
  for (let at = slot; values && at >= 0; at--) {
    const metres = values[at] ?? Number.NaN;
    if (!Number.isNaN(metres)) return metres;
  }
  return null;
}
