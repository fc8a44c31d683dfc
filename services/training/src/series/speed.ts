// Two seconds either side: the steps of a position are as large as a stride.
const REACH = 2;

/** Speed in m/s from metres covered, for files that do not say it; NaN where distance is unknown or the timer stood. */
export function speedAlong(distance: Float64Array, active: Uint8Array): Float64Array {
  return distance.map((_, slot) => {
    if (!isKnown(distance, active, slot)) return Number.NaN;
    let from = slot;
    let to = slot;
    while (slot - from < REACH && isKnown(distance, active, from - 1)) from--;
    while (to - slot < REACH && isKnown(distance, active, to + 1)) to++;
    return from === to ? Number.NaN : ((distance[to] ?? 0) - (distance[from] ?? 0)) / (to - from);
  });
}

function isKnown(distance: Float64Array, active: Uint8Array, slot: number): boolean {
  return active[slot] === 1 && !Number.isNaN(distance[slot] ?? Number.NaN);
}
