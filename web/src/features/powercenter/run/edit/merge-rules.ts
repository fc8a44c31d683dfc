import type {Activity, ActivityDetail} from "@gradus/backend/contract/activities";
import {findOffset, type OffsetCandidate} from "@gradus/training/edits/find-offset";
import {mergeSeries} from "@gradus/training/edits/merge";
import type {Series} from "@gradus/training/series/series";
import {type Totals, totalsAfter} from "./totals";

export type Role = "watch" | "pod";

type Timed = Pick<Activity, "local_day" | "start_time" | "elapsed_time">;

/** Runs of one day, and those that went on at the same time: one of two that began around midnight is of the day after. */
export function isOfOneOuting(run: Timed, other: Timed): boolean {
  const ends = (each: Timed) => Date.parse(each.start_time) + 1000 * each.elapsed_time;
  return (
    run.local_day === other.local_day ||
    (Date.parse(run.start_time) < ends(other) && Date.parse(other.start_time) < ends(run))
  );
}

/** Which of two recordings is the watch's: the one that knows where it was, else the one with a heart rate. */
export function guessRole(run: Series, other: Series): Role {
  const score = ({columns}: Series) => (columns.latitude ? 2 : 0) + (columns.heart_rate ? 1 : 0);
  if (score(run) !== score(other)) return score(run) > score(other) ? "watch" : "pod";
  return run.columns.power && !other.columns.power ? "pod" : "watch";
}

/** Where the pod's recording begins in the watch's, or where it may; computed here as the server does. */
export function offsetOf(
  watch: Series,
  pod: Series,
): {
  readonly found: number | null;
  readonly candidates: readonly OffsetCandidate[];
} {
  const search = findOffset(watch, pod);
  if (search.ok) return {found: search.offset, candidates: []};
  return {found: null, candidates: search.candidates};
}

interface Merged {
  readonly run: ActivityDetail;
  readonly watch: Series;
  readonly pod: Series;
  readonly offset: number;
  readonly keepsDistance: boolean;
}

export const mergedTotals = ({run, watch, pod, offset, keepsDistance}: Merged): Totals =>
  totalsAfter(mergeSeries(watch, pod, offset, keepsDistance), run);

/** Seconds with a sign, as people type them: `37`, `-12`. Null when it is none. */
export function parseOffset(text: string, most: number): number | null {
  const typed = text.trim().replace("−", "-");
  if (!/^[+-]?\d{1,6}$/.test(typed)) return null;
  const seconds = Number(typed);
  return Math.abs(seconds) <= most ? seconds : null;
}
