/** s; a step back of up to so much is a clock being corrected, or an app that writes its points out of order. */
const CORRECTION_MAX = 30;
/** s; so much before the first point a run may go on. */
const BEFORE_START_MAX = 1;

/** Points in the order of the file and of time. */
export interface TimeOrder {
  /** Their indices in the file. */
  readonly rows: readonly number[];
  /** s, never falling: after a small step back time stands until it is reached again. */
  readonly times: readonly number[];
}

/**
 * Sorts points by time without separating one from its neighbours, along which distance is measured. Where time goes
 * far back, two stretches claim the same moments, as in a track that is written twice or after a clock that was wrong:
 * the one with more points is kept, and of two alike the first. Points without a time are left out.
 */
export function timeOrderOf(fileTimes: ArrayLike<number>): TimeOrder {
  const rows: number[] = [];
  const times: number[] = [];
  for (let row = 0; row < fileTimes.length; row++) {
    const time = fileTimes[row] ?? Number.NaN;
    if (Number.isNaN(time)) continue;
    const [first, latest] = [times[0] ?? time, times.at(-1) ?? time];
    if (latest - time > CORRECTION_MAX || first - time > BEFORE_START_MAX) {
      const ahead = countAhead(times, time);
      const behind = countBehind(fileTimes, {row, latest, most: ahead + 1});
      if (behind <= ahead) {
        row += behind - 1;
        continue;
      }
      rows.length -= ahead;
      times.length -= ahead;
    }
    rows.push(row);
    times.push(Math.max(time, times.at(-1) ?? time));
  }
  return {rows, times};
}

/** How many of the points before lie later than `time`. */
function countAhead(times: readonly number[], time: number): number {
  let count = 0;
  while (count < times.length && (times[times.length - 1 - count] ?? 0) > time) count++;
  return count;
}

/** How many points from `row` on lie before `latest`; no more than `most` are counted, so that no file costs squares. */
function countBehind(
  times: ArrayLike<number>,
  {row, latest, most}: {readonly row: number; readonly latest: number; readonly most: number},
): number {
  let count = 0;
  while (count < most && row + count < times.length && !((times[row + count] ?? 0) >= latest)) count++;
  return count;
}
