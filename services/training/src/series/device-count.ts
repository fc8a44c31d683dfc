import {FASTEST} from "./speed.ts";

/** A count that falls below this share of what it was has begun anew; so has one that falls by half to so few metres. */
const RESTART_SHARE = 0.05;
const RESTART_METRES = 50;
/** So many values have to go on from a count that changed suddenly; else it was a slip of the device. */
const LOOK_AHEAD = 5;
/** Metres that a position may make up for at once without being a jump. */
const LEAST_JUMP = 50;

/**
 * The metres that a device counted, as one count that never falls (design, running power, section 2, step 5). A small step
 * back is jitter: the most so far holds until the count is there again. A device that was restarted goes on from what was
 * covered before. Values that stand alone, and metres that nobody can run in the time, count for nothing.
 *
 * @param time seconds, one a value
 */
export function joinCount(distance: Float64Array, time: Float64Array): Float64Array {
  const joined = new Float64Array(distance.length).fill(Number.NaN);
  const rows = rowsWithValue(distance);
  let before: {readonly value: number; readonly time: number} | null = null;
  let offset = 0;
  rows.forEach((row, index) => {
    const value = distance[row] ?? Number.NaN;
    const at = time[row] ?? Number.NaN;
    if (before === null) {
      before = {value, time: at};
      joined[row] = value;
      return;
    }
    const covered = before.value + offset;
    const following = rows
      .slice(index + 1, index + 1 + LOOK_AHEAD)
      .map((next) => distance[next] ?? Number.NaN);
    const change = changeOf(before, {value, time: at}, following);
    if (change === "slip") return;
    joined[row] = covered;
    if (change === "jitter") return;
    if (change === "restart") offset = covered;
    if (change === "jump") offset = covered - value;
    joined[row] = value + offset;
    if (value !== before.value) before = {value, time: at};
  });
  return joined;
}

interface Counted {
  readonly value: number;
  readonly time: number;
}

type Change = "onward" | "jitter" | "restart" | "jump" | "slip";

function changeOf(before: Counted, now: Counted, following: readonly number[]): Change {
  const metres = now.value - before.value;
  if (metres >= 0) {
    const isPossible = metres <= LEAST_JUMP || metres <= FASTEST * Math.max(1, now.time - before.time);
    if (isPossible) return "onward";
    return goesOn(before, now, following) ? "jump" : "slip";
  }
  const isNearNothing = now.value < RESTART_METRES && now.value < before.value / 2;
  if (!isNearNothing && now.value >= RESTART_SHARE * before.value) return "jitter";
  return goesOn(before, now, following) ? "restart" : "slip";
}

/** Whether what follows belongs to the new count, and not to the one before. */
function goesOn(before: Counted, now: Counted, following: readonly number[]): boolean {
  return (
    following.length > 0 &&
    following.every((value) => Math.abs(value - now.value) < Math.abs(value - before.value))
  );
}

function rowsWithValue(values: Float64Array): number[] {
  const rows: number[] = [];
  values.forEach((value, row) => {
    if (!Number.isNaN(value)) rows.push(row);
  });
  return rows;
}
