import {mapColumns} from "../series/columns.ts";
import {isPosition} from "../series/distance.ts";
import {NO_TOTALS, type Recording} from "../series/recording.ts";
import {correctClockJump} from "./correct-clock-jump.ts";
import {FILE_LIMITS, SILENT_LIMITS, VALUE_LIMITS} from "./limits.ts";
import {type Problem, problem} from "./problems.ts";
import {filterPoints, pickPoints, slicePoints} from "./slice-recording.ts";
import {timeOrderOf} from "./time-order.ts";

export interface Checked {
  readonly recordings: readonly Recording[];
  readonly problems: readonly Problem[];
}

/** Limits a recording to plausible values, or returns the problems that prevent it. `now` in Unix seconds. */
export function checkRecording(raw: Recording, now: number): Checked {
  if (raw.time.length > FILE_LIMITS.records) {
    return {recordings: [], problems: [problem("too_many_records", {limit: FILE_LIMITS.records})]};
  }
  const problems: Problem[] = [];
  const ordered = inTimeOrder(
    filterPoints(raw, (time) => !Number.isNaN(time)),
    problems,
  );
  if (ordered.time.length === 0) return {recordings: [], problems: [problem("no_records")]};
  const bounded = withoutImpossible(ordered, problems);
  const pieces = cutAtJumps(correctClockJump(bounded), problems);
  const recordings = pieces.filter((piece) => {
    const refusal = refusalOf(piece, now);
    if (refusal) problems.push(refusal);
    return refusal === null;
  });
  return {recordings, problems};
}

function inTimeOrder(recording: Recording, problems: Problem[]): Recording {
  const {rows, times} = timeOrderOf(recording.time);
  const count = recording.time.length - rows.length;
  if (count > 0) problems.push(problem("time_went_back", {count}));
  const cleaned = count > 0 ? pickPoints(recording, rows) : recording;
  return {...cleaned, time: Float64Array.from(times)};
}

function withoutImpossible(recording: Recording, problems: Problem[]): Recording {
  const {latitude, longitude} = recording.columns;
  const isNowhere = (index: number) => !isPosition(latitude?.[index] ?? 0, longitude?.[index] ?? 0);
  const columns = mapColumns(recording.columns, (values, key) => {
    const [from, to] = VALUE_LIMITS[key] ?? [-Infinity, Infinity];
    const isPlace = key === "latitude" || key === "longitude";
    let count = 0;
    let isAny = false;
    const bounded = values.map((value, index) => {
      if (Number.isNaN(value)) return value;
      const isPossible = value >= from && value <= to && !(isPlace && isNowhere(index));
      if (isPossible) isAny = true;
      else count++;
      return isPossible ? value : Number.NaN;
    });
    if (count > 0 && !SILENT_LIMITS.has(key))
      problems.push(problem("impossible_values", {series: key, count}));
    return isAny ? bounded : null;
  });
  const power = columns.power ? recording.power : null;
  return {...recording, columns, power};
}

function cutAtJumps(recording: Recording, problems: Problem[]): Recording[] {
  const {time} = recording;
  const cuts = [0];
  for (let index = 1; index < time.length; index++) {
    const at = time[index] ?? 0;
    if (at - (time[index - 1] ?? at) <= FILE_LIMITS.jump) continue;
    cuts.push(index);
  }
  if (cuts.length === 1) return [recording];
  if (cuts.length > FILE_LIMITS.jumps + 1) {
    problems.push(problem("times_jump", {count: cuts.length - 1}));
    return [];
  }
  for (const cut of cuts.slice(1)) problems.push(problem("cut_at_jump", {at: time[cut] ?? 0}));
  return cuts.map((from, piece) => {
    const part = slicePoints(recording, from, cuts[piece + 1] ?? time.length);
    // What the device counted was both runs together.
    return {...part, totals: NO_TOTALS};
  });
}

function refusalOf({time}: Recording, now: number): Problem | null {
  const start = time[0] ?? 0;
  const elapsed = time.reduce((latest, each) => Math.max(latest, each), start) - start;
  if (start < FILE_LIMITS.earliestStart) return problem("clock_not_set", {start});
  if (start > now + FILE_LIMITS.ahead) return problem("starts_in_future", {start});
  if (elapsed > FILE_LIMITS.elapsed) return problem("too_long", {elapsed, limit: FILE_LIMITS.elapsed});
  return null;
}
