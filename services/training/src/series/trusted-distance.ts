import type {Recording} from "./recording.ts";

/** Two ways to measure the same run agree within this share of the larger. */
const AGREEMENT = 0.03;

/**
 * Of several ways to measure a run's metres the one that most others agree with, and of two the first (design, running
 * power, section 2, step 5). Each is a column of metres; null where a run has none of them.
 *
 * @param told what the device says of the whole, in metres: to agree with that is enough for the first
 */
export function trustedDistance(
  ways: readonly (() => Float64Array | null)[],
  told: readonly number[],
): Float64Array | null {
  const measured: {readonly column: Float64Array; readonly total: number}[] = [];
  for (const measure of ways) {
    const column = measure();
    if (!column) continue;
    const total = lastOf(column);
    if (measured.length === 0 && told.some((metres) => agree(metres, total))) return column;
    measured.push({column, total});
  }
  // Nothing is what devices say that did not count: it is believed where nobody else says more.
  const votes = ({total}: {readonly total: number}) =>
    total === 0
      ? 0
      : [...told, ...measured.map((other) => other.total)].filter((metres) => agree(metres, total)).length;
  const most = Math.max(...measured.map(votes));
  return measured.find((way) => votes(way) === most)?.column ?? null;
}

function agree(one: number, other: number): boolean {
  return Math.abs(one - other) <= AGREEMENT * Math.max(one, other);
}

function lastOf(column: Float64Array): number {
  const last = column.findLast((metres) => !Number.isNaN(metres));
  return last ?? 0;
}

/** What the device says of the whole: in its session, and in its laps together. */
export function toldDistances({totals, laps}: Pick<Recording, "totals" | "laps">): number[] {
  const ofLaps = laps.flatMap(({distance}) => distance ?? []);
  const sum = ofLaps.reduce((all, metres) => all + metres, 0);
  const isWhole = laps.length > 0 && ofLaps.length === laps.length;
  return [totals.distance ?? 0, isWhole ? sum : 0].filter((metres) => metres > 0);
}

/** Metres; less is what a device says whose runner stands. */
const LEAST_MOVED = 50;

/** Metres that a speed makes while the timer runs; NaN where no speed is known. Null where nobody went anywhere. */
export function metresOf(speed: Float64Array | undefined, active: Uint8Array): Float64Array | null {
  if (!speed) return null;
  let metres = 0;
  const column = speed.map((metresPerSecond, slot) => {
    if (Number.isNaN(metresPerSecond)) return Number.NaN;
    if (active[slot] === 1) metres += metresPerSecond;
    return metres;
  });
  return metres >= LEAST_MOVED ? column : null;
}
