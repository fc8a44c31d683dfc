import {gzipSync} from "node:zlib";
import {type DatedWeight, weightOn} from "@gradus/training/athlete/weight";
import {problem} from "@gradus/training/files/problems";
import {readRecording} from "@gradus/training/files/read-recording";
import type {Day} from "@gradus/training/numbers/days";
import {encodeSeries} from "@gradus/training/series/codec";
import {putOnGrid} from "@gradus/training/series/grid";
import type {Lap, Recording, SubSport} from "@gradus/training/series/recording";
import {BY_HAND, type PowerFamily, type Surface} from "../../../contract/activity-values.ts";
import {cpForRun, type DatedWatts} from "../../power/critical-power/same-family.ts";
import {deriveRun, type RunnerHeart, type RunnerOnDay} from "../../runs/activities/derive-run.ts";
import type {RunLap} from "../../runs/activities/tables.ts";
import {offsetAtFirstPosition, resolveLocalTime} from "./resolve-local-time.ts";

/** What is needed of an athlete to read their run: all of it plain values, since it travels to a thread. */
export interface RunnerHistory {
  /** The athlete's home zone: for files that do not state where a run was. */
  readonly time_zone: string;
  readonly critical_power: readonly DatedWatts[];
  readonly weight: readonly DatedWeight[];
  readonly heart: RunnerHeart | null;
}

export interface ReadTask {
  readonly bytes: Uint8Array;
  /** Unix seconds. */
  readonly now: number;
  /** The athlete has confirmed that it is a run, whatever sport the file names. */
  readonly isRun: boolean;
  /** How hard it felt, where that is all its stress can follow from. */
  readonly statedRpe: number | null;
  readonly runner: RunnerHistory;
}

export type ReadFile = ReturnType<typeof readFile>;
export type ReadRun = ReadFile["runs"][number];

/** CPU-intensive: runs on a thread. */
export function readFile({bytes, now, isRun, statedRpe, runner}: ReadTask) {
  const {recordings, problems} = readRecording(bytes, {now, isRun});
  const runs = recordings.filter(hasDuration);
  return {
    problems: [
      ...problems,
      ...recordings.filter((each) => !hasDuration(each)).map(() => problem("one_moment")),
    ],
    runs: runs.map((recording, part) => readRun(recording, part, {...runner, statedRpe})),
  };
}

/** A watch that is stopped as it is started writes a file as well. */
const hasDuration = ({time}: Recording) => time.some((each) => each !== time[0]);

interface Reading extends RunnerHistory {
  readonly statedRpe: number | null;
}

function readRun(recording: Recording, part: number, {statedRpe, ...history}: Reading) {
  const run = putOnGrid(recording);
  const {series, extra, interval, isLowResolution, distanceSource: distance_source} = run;
  const offset = recording.utcOffset ?? offsetAtFirstPosition(series.start, series.columns);
  const localTime = resolveLocalTime(series.start, offset, history.time_zone);
  const has_barometer = recording.hasBarometer ?? false;
  const recorded_power_family = recording.power?.family ?? null;
  const grid = {series, record_interval: interval, isLowResolution, has_barometer};
  return {
    part,
    packed: gzipSync(encodeSeries({series, extra})),
    recorded_start: series.start,
    recorded_seconds: series.length,
    record_interval: interval,
    // Values entered by hand have no measuring source.
    distance_source: statedRpe === null ? distance_source : null,
    ...localTime,
    laps: recording.laps.flatMap((lap) => lapOnGrid(lap, series.start, series.length) ?? []),
    totals: recording.totals,
    athlete: recording.athlete,
    device: recording.device,
    sport: recording.subSport,
    surface_type: SURFACE_OF[recording.subSport],
    recorded_power_source: recording.power?.source ?? null,
    recorded_power_family,
    has_barometer,
    rpe: statedRpe,
    derived: deriveRun(
      grid,
      runnerFor(history, {
        source: statedRpe === null ? null : BY_HAND,
        local_day: localTime.local_day,
        power_family: recorded_power_family,
        rpe: statedRpe,
      }),
    ),
  };
}

const SURFACE_OF: Readonly<Record<SubSport, Surface>> = {
  generic: "road",
  street: "road",
  treadmill: "treadmill",
  indoor: "treadmill",
  trail: "trail",
  track: "track",
};

interface RunFacts {
  /** Null for a file. */
  readonly source: string | null;
  readonly local_day: Day;
  readonly power_family: PowerFamily | null;
  readonly rpe: number | null;
}

/** Its runner on the day of a run. One entered by hand is scored by perceived effort, as its pace was not measured. */
export function runnerFor(
  history: RunnerHistory,
  {source, local_day, power_family, rpe}: RunFacts,
): RunnerOnDay {
  const then = runnerOn(history, local_day, power_family);
  return source === BY_HAND
    ? {...then, critical_power: null, pace_cp: null, heart: null, rpe}
    : {...then, rpe};
}

/** @param family that of the run's watts; null for a run without */
function runnerOn(
  {critical_power, weight, heart}: RunnerHistory,
  day: Day,
  family: PowerFamily | null,
): RunnerOnDay {
  return {
    ...cpForRun(critical_power, day, family),
    weight: weightOn(weight, day),
    rpe: null,
    heart,
  };
}

/** Null for a lap outside of the run, or of no second. */
function lapOnGrid(lap: Lap, start: number, length: number): RunLap | null {
  const from = Math.max(0, Math.round(lap.start) - start);
  const seconds = lap.elapsed ?? lap.timer;
  const to =
    seconds === null ? length - 1 : Math.min(length - 1, Math.round(lap.start + seconds) - start - 1);
  if (from > to) return null;
  const {timer, distance, trigger, workoutStep: workout_step} = lap;
  return {from, to, timer, distance, trigger, workout_step};
}
