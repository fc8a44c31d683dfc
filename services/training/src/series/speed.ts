/** m/s; what is faster was not run. */
export const FASTEST = 12.5;

// Two seconds either side: the steps of a position are as large as a stride.
const REACH = 2;

/**
 * Speed in m/s from metres covered, for files that do not say it; NaN where distance is unknown, the timer stood, or
 * nobody can have run so fast.
 */
export function speedAlong(distance: Float64Array, active: Uint8Array): Float64Array {
  return distance.map((_, slot) => {
    const speed = speedAt(distance, active, slot);
    return speed <= FASTEST ? speed : Number.NaN;
  });
}

/**
 * Metres covered without those on which positions jumped faster than anybody runs. A stride that a position makes up
 * for within a second or two is none of them.
 */
export function withoutJumps(distance: Float64Array, active: Uint8Array): Float64Array {
  const cleaned = distance.slice();
  let jumped = 0;
  for (const {steps, isJump} of stretchesOf(distance, active)) {
    for (const {slot, metres} of steps) {
      if (isJump) jumped += metres;
      cleaned[slot] = (distance[slot] ?? Number.NaN) - jumped;
    }
  }
  return cleaned;
}

interface Stretch {
  readonly steps: {readonly slot: number; readonly metres: number}[];
  readonly isFast: boolean;
  isJump: boolean;
}

/** Steps from one known distance to the next, the fast ones that follow each other together. */
function stretchesOf(distance: Float64Array, active: Uint8Array): Stretch[] {
  const stretches: Stretch[] = [];
  let last = -1;
  distance.forEach((covered, slot) => {
    if (Number.isNaN(covered)) return;
    const metres = last < 0 ? 0 : covered - (distance[last] ?? covered);
    const isFast = last >= 0 && metres / (slot - last) > FASTEST;
    // Across a gap there is no second beside it that could make up for it.
    const isJump = isFast && (slot - last > 1 || !(speedAt(distance, active, slot) <= FASTEST));
    const before = stretches.at(-1);
    const stretch = before?.isFast === isFast ? before : {steps: [], isFast, isJump: false};
    if (stretch !== before) stretches.push(stretch);
    stretch.steps.push({slot, metres});
    stretch.isJump ||= isJump;
    last = slot;
  });
  return stretches;
}

function speedAt(distance: Float64Array, active: Uint8Array, slot: number): number {
  if (!isKnown(distance, active, slot)) return Number.NaN;
  let from = slot;
  let to = slot;
  while (slot - from < REACH && isKnown(distance, active, from - 1)) from--;
  while (to - slot < REACH && isKnown(distance, active, to + 1)) to++;
  return from === to ? Number.NaN : ((distance[to] ?? 0) - (distance[from] ?? 0)) / (to - from);
}

function isKnown(distance: Float64Array, active: Uint8Array, slot: number): boolean {
  return active[slot] === 1 && !Number.isNaN(distance[slot] ?? Number.NaN);
}
