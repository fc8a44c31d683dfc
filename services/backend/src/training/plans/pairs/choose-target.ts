/** How far a run may be from what was planned, as a share of the larger, and still be meant as it. */
const WITHIN = 0.35;

/** Amounts of a run or of a planned item: seconds, stress and metres; null when unknown. */
export interface Effort {
  readonly day: string;
  readonly duration: number | null;
  readonly stress: number | null;
  readonly distance: number | null;
}

export interface Target extends Effort {
  readonly id: string;
}

/**
 * The planned item that a run most likely fulfils: on the same local day, and the closest in the amounts known of both,
 * none of which differs by more than 35 %. Null when nothing is close enough, or no amount is known of both.
 */
export function chooseTarget(run: Effort, targets: readonly Target[]): string | null {
  const close = targets
    .filter(({day}) => day === run.day)
    .map((target) => ({id: target.id, off: distanceOf(run, target)}))
    .filter(({off}) => off <= WITHIN)
    // Of two equal ones always the same.
    .sort((a, b) => a.off - b.off || (a.id < b.id ? -1 : 1));
  return close[0]?.id ?? null;
}

function distanceOf(run: Effort, target: Effort): number {
  const known = [
    relative(run.duration, target.duration),
    relative(run.stress, target.stress),
    relative(run.distance, target.distance),
  ].filter((off) => off !== null);
  return known.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...known);
}

function relative(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return null;
  const larger = Math.max(one, other);
  return larger > 0 ? Math.abs(one - other) / larger : 0;
}
