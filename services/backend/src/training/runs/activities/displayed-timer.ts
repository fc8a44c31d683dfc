import type {RunRow} from "./run-repository.ts";

/** s, or a share: so far apart are the timer of a device and its seconds on the grid, which begins each stretch with one more. */
const ROUNDING = 2;
const ROUNDING_SHARE = 0.03;

interface TimedRun extends Pick<RunRow, "totals" | "edits"> {
  readonly summary: Pick<RunRow["summary"], "timer_time">;
}

/**
 * Seconds that the timer of a run ran, as its device shows them (design, running power, section 2, step 4). Those of the
 * grid where the device counted something else, or the runner edited the run.
 */
export function displayedTimer({summary, totals, edits}: TimedRun): number {
  const {timer_time} = summary;
  const counted = totals?.timer ?? null;
  if (counted === null || edits.some(({op}) => op !== "exclude")) return timer_time;
  const isSame = Math.abs(counted - timer_time) <= Math.max(ROUNDING, ROUNDING_SHARE * timer_time);
  return isSame ? Math.round(counted) : timer_time;
}
