import {distanceOf} from "../../series/distance.ts";
import {type Columns, NO_TOTALS, type Recording} from "../../series/recording.ts";
import {pausesByTimer} from "../../series/timer-gaps.ts";
import {type Problem, type ProblemCode, problem} from "../problems.ts";
import {filterPoints} from "../slice-recording.ts";
import type {FitMessage, FitPart, FitWarning} from "./fit-part.ts";
import {numberOf} from "./message-values.ts";
import {FIT_EPOCH, TIMESTAMP} from "./messages.ts";
import {choosePower} from "./power.ts";
import {extraSeries, runningColumns} from "./running-columns.ts";
import {isUnknownSport, RUNNING, sportName, subSportOf, TRANSITION} from "./sports.ts";
import {athleteOf, deviceOf, hasBarometer, lapOf, timerEventsOf, totalsOf, utcOffsetOf} from "./summaries.ts";

const ACTIVITY_FILE = 4;
const COURSE_FILE = 6;
const POD_VENDOR = 95;
const SPORT = {session: [5, 6], sport: [0, 1]} as const;

/** The problem to report to the runner for each warning of the decoder; null for none. */
const WARNING_PROBLEMS: Readonly<Record<FitWarning, ProblemCode | null>> = {
  bad_header_checksum: "checksum",
  bad_checksum: "checksum",
  damaged: "damaged",
  too_many_records: "too_many_records",
  too_many_messages: "damaged",
  too_many_fields: "fields_left_out",
  undescribed_developer_field: "fields_left_out",
  trailing_bytes: null,
  no_timestamp: null,
};

export interface FitParseResult {
  readonly recordings: readonly Recording[];
  readonly problems: readonly Problem[];
}

/**
 * Every run in one part of a FIT file, unchecked, and the problems to report about the rest of it.
 *
 * @param isRun true to take the content as a run whatever sport it names
 */
export function fitRecordings(part: FitPart, isRun = false): FitParseResult {
  const problems = problemsOf(part);
  const fileType = numberOf(part.fileId, 0);
  // Its points have times: those of a virtual partner.
  if (fileType === COURSE_FILE) return {recordings: [], problems: [problem("course")]};
  if (part.n === 0 && fileType !== null && fileType !== ACTIVITY_FILE) {
    return {recordings: [], problems: [problem("not_an_activity", {type: fileType})]};
  }
  const whole = wholeRecording(part);
  if (part.sessions.length > 1) return bySession(part, whole, {problems, isRun});
  const session = part.sessions[0] ?? null;
  const [sport, subSport] = session ? sportOf(session, SPORT.session) : sportOf(part.sport, SPORT.sport);
  if (!isRun && isUnknownSport(sport)) problems.push(problem("sport_unknown"));
  else if (!isRun && sport !== null && sport !== RUNNING) {
    return {recordings: [], problems: [...problems, problem("other_sport", {sport: sportName(sport)})]};
  }
  const run = {...whole, ...ofSession(part, session), subSport: subSportOf(subSport)};
  return {recordings: [withPauses(withTotalsInPlace(run))], problems};
}

/** No timer runs longer than time does: some devices write each in the place of the other, as their silences show. */
function withTotalsInPlace(run: Recording): Recording {
  const {elapsed, timer} = run.totals;
  if (elapsed === null || timer === null || timer <= elapsed) return run;
  const totals = {...run.totals, elapsed: timer, timer: elapsed};
  return pausesByTimer(run.time, totals).length > 0 ? {...run, totals} : run;
}

/** A device that records no stop of its timer may still report how long the timer ran. */
function withPauses(run: Recording): Recording {
  const last = run.time.at(-1) ?? 0;
  if (run.timer.some(({isRunning, time}) => !isRunning && time < last)) return run;
  return {...run, timer: [...run.timer, ...pausesByTimer(run.time, run.totals)]};
}

function problemsOf(part: FitPart): Problem[] {
  const codes = new Set([...part.warnings].flatMap((warning) => WARNING_PROBLEMS[warning] ?? []));
  // A file that ends early has no sum, and its last message is cut.
  if (part.truncated) {
    codes.delete("damaged");
    codes.add("truncated");
  }
  return [...codes].map((code) => problem(code));
}

function wholeRecording(part: FitPart): Recording {
  const isPodFile = numberOf(part.fileId, 1) === POD_VENDOR;
  const power = choosePower(part, isPodFile);
  const {columns, taken} = runningColumns(part, isPodFile);
  const all: Columns = power ? {...columns, power: power.values} : columns;
  const distance = all.distance ?? distanceOf(all, new Set());
  return {
    format: "fit",
    subSport: "generic",
    time: timesOf(part),
    columns: distance ? {...all, distance} : all,
    isAlongPositions: !all.distance,
    // Every pod has one, and none names it.
    hasBarometer: isPodFile || hasBarometer(part),
    extra: extraSeries(part, new Set(power?.key ? [...taken, power.key] : taken)),
    timer: timerEventsOf(part.events),
    laps: part.laps.flatMap((lap) => lapOf(lap) ?? []),
    ...ofSession(part, null),
    power: power && {source: power.source, family: power.family},
    device: deviceOf(part),
    utcOffset: utcOffsetOf(part),
    sessionIndex: null,
  };
}

/** Unix seconds. A clock that counts from when its device was switched on gives 1990, and is refused later for that. */
function timesOf({cols, n}: FitPart): Float64Array {
  const times = cols.get(TIMESTAMP) ?? new Float64Array(n).fill(Number.NaN);
  return times.map((time) => time + FIT_EPOCH);
}

function ofSession(part: FitPart, session: FitMessage | null) {
  return {totals: session ? totalsOf(session) : NO_TOTALS, athlete: athleteOf(session, part)};
}

/** A multisport file: each run in it is its own recording, of the records between its start and the next session's. */
function bySession(
  part: FitPart,
  whole: Recording,
  {problems, isRun}: {readonly problems: Problem[]; readonly isRun: boolean},
): FitParseResult {
  const sessions = part.sessions
    .map((session) => ({session, start: totalsOf(session).start ?? Number.NEGATIVE_INFINITY}))
    .toSorted((a, b) => a.start - b.start);
  const recordings = sessions.flatMap(({session, start}, sessionIndex) => {
    const [sport, subSport] = sportOf(session, SPORT.session);
    if (sport !== RUNNING && (!isRun || sport === TRANSITION)) {
      if (sport !== TRANSITION) problems.push(problem("other_sport", {sport: sportName(sport ?? 0)}));
      return [];
    }
    const from = sessionIndex === 0 ? Number.NEGATIVE_INFINITY : start;
    const to = sessions[sessionIndex + 1]?.start ?? Number.POSITIVE_INFINITY;
    const isInside = (time: number) => time >= from && time < to;
    const points = filterPoints(whole, isInside);
    const run: Recording = {
      ...points,
      ...ofSession(part, session),
      subSport: subSportOf(subSport),
      timer: whole.timer.filter(({time}) => isInside(time)),
      laps: whole.laps.filter((lap) => isInside(lap.start)),
      sessionIndex,
    };
    return [run];
  });
  return {recordings, problems};
}

function sportOf(message: FitMessage | null, [sport, subSport]: readonly [number, number]) {
  return [numberOf(message, sport), numberOf(message, subSport)] as const;
}
