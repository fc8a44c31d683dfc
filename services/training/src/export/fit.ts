import {DEVICE_SOURCE, FIT_EPOCH, LOCAL_DEVICE, MESSAGE, TIMESTAMP} from "../files/fit/messages.ts";
import {RUNNING, subSportNumber} from "../files/fit/sports.ts";
import {type FitColumn, type FitTable, fitNumber, fitText, writeFit} from "../files/fit/write-fit.ts";
import type {Lap, PowerFamily, SubSport} from "../series/recording.ts";
import type {Run} from "../series/run.ts";
import {developerTables, familyColumn} from "./fit-developer.ts";
import {nativeColumns, recordTables} from "./fit-records.ts";

export interface FitActivity extends Pick<Run, "series" | "extra"> {
  readonly subSport: SubSport;
  readonly powerFamily: PowerFamily | null;
  readonly laps: readonly Lap[];
  /** Seconds east of UTC, or null when unknown. */
  readonly utcOffset: number | null;
  /** The device's own timer in seconds; without it the active slots count. */
  readonly timer: number | null;
  readonly serial: number | null;
  /** What the device runs on, such as 2.41. */
  readonly firmware?: string;
  /** What other sites show as the device. */
  readonly productName: string;
  /** A barometer measured its altitude: software that reads the file then computes the same ascent. */
  readonly hasBarometer?: boolean;
}

/** The number for makers in development in the list of manufacturers. */
const MANUFACTURER = 255;
const PRODUCT = 1;
const ACTIVITY_FILE = 4;
const EVENT = {session: 8, lap: 9, activity: 26, stop: 1} as const;
const TRIGGERS: Readonly<Record<string, number>> = {
  manual: 0,
  time: 1,
  distance: 2,
  position: 4,
  session_end: 7,
};

/** A run as a FIT activity that any site reads, with our own developer fields and those it came with. */
export function encodeFit(activity: FitActivity): Uint8Array {
  const {series, extra, powerFamily} = activity;
  const developer = developerTables(series, extra, powerFamily);
  return writeFit([
    fileId(activity),
    ...developer.descriptions,
    deviceInfo(activity),
    ...(activity.hasBarometer ? [barometer(activity)] : []),
    ...recordTables(series, [...nativeColumns(series), ...developer.columns]),
    ...lapTables(activity),
    sessionTable(activity),
    activityTable(activity),
  ]);
}

function fileId({series, serial, productName}: FitActivity): FitTable {
  return one(MESSAGE.fileId, [
    fitNumber(0, "enum", ACTIVITY_FILE),
    fitNumber(1, "uint16", MANUFACTURER),
    fitNumber(2, "uint16", PRODUCT),
    fitNumber(3, "uint32z", serial),
    fitNumber(4, "uint32", series.start - FIT_EPOCH),
    fitText(8, productName),
  ]);
}

function deviceInfo({series, serial, firmware, productName}: FitActivity): FitTable {
  return one(MESSAGE.deviceInfo, [
    fitNumber(TIMESTAMP, "uint32", series.start - FIT_EPOCH),
    fitNumber(0, "uint8", 0),
    fitNumber(2, "uint16", MANUFACTURER),
    fitNumber(3, "uint32z", serial),
    fitNumber(4, "uint16", PRODUCT),
    fitNumber(5, "uint16", firmware === undefined ? null : Math.round(Number(firmware) * 100)),
    fitText(27, productName),
  ]);
}

function barometer({series}: FitActivity): FitTable {
  return one(MESSAGE.deviceInfo, [
    fitNumber(TIMESTAMP, "uint32", series.start - FIT_EPOCH),
    fitNumber(0, "uint8", 1),
    fitNumber(1, "uint8", LOCAL_DEVICE.barometer),
    fitNumber(2, "uint16", MANUFACTURER),
    fitNumber(25, "enum", DEVICE_SOURCE.local),
  ]);
}

function lapTables(activity: FitActivity): FitTable[] {
  const whole: Lap = {...totalsOf(activity), trigger: "session_end", workoutStep: null};
  const laps = activity.laps.length > 0 ? activity.laps : [whole];
  return laps.map((lap, index) =>
    one(MESSAGE.lap, [
      fitNumber(254, "uint16", index),
      fitNumber(TIMESTAMP, "uint32", lap.start + (lap.elapsed ?? lap.timer ?? 0) - FIT_EPOCH),
      ...totals(lap),
      fitNumber(0, "enum", EVENT.lap),
      fitNumber(1, "enum", EVENT.stop),
      fitNumber(24, "enum", lap.trigger === null ? null : (TRIGGERS[lap.trigger] ?? null)),
      fitNumber(71, "uint16", lap.workoutStep),
    ]),
  );
}

function sessionTable(activity: FitActivity): FitTable {
  const {series, laps, subSport, powerFamily} = activity;
  const watts = series.columns.power?.filter((_, slot) => series.active[slot] === 1) ?? new Float64Array();
  const mean = watts.reduce((sum, each) => sum + each, 0) / watts.length;
  return one(MESSAGE.session, [
    fitNumber(TIMESTAMP, "uint32", endOf(activity) - FIT_EPOCH),
    ...totals(totalsOf(activity)),
    fitNumber(0, "enum", EVENT.session),
    fitNumber(1, "enum", EVENT.stop),
    fitNumber(5, "enum", RUNNING),
    fitNumber(6, "enum", subSportNumber(subSport)),
    fitNumber(20, "uint16", mean),
    fitNumber(21, "uint16", watts.length > 0 ? watts.reduce((most, each) => Math.max(most, each), 0) : null),
    fitNumber(25, "uint16", 0),
    fitNumber(26, "uint16", Math.max(1, laps.length)),
    ...(powerFamily ? [familyColumn(powerFamily)] : []),
  ]);
}

function activityTable(activity: FitActivity): FitTable {
  const end = endOf(activity) - FIT_EPOCH;
  return one(MESSAGE.activity, [
    fitNumber(TIMESTAMP, "uint32", end),
    fitNumber(0, "uint32", totalsOf(activity).timer * 1000),
    fitNumber(1, "uint16", 1),
    fitNumber(2, "enum", 0),
    fitNumber(3, "enum", EVENT.activity),
    fitNumber(4, "enum", EVENT.stop),
    fitNumber(5, "uint32", activity.utcOffset === null ? null : end + activity.utcOffset),
  ]);
}

function totalsOf({series, timer}: FitActivity) {
  return {
    start: series.start,
    elapsed: series.length - 1,
    timer: timer ?? series.active.reduce((sum, each) => sum + each, 0),
    distance: series.columns.distance?.findLast((value) => !Number.isNaN(value)) ?? null,
  };
}

function totals({
  start,
  elapsed,
  timer,
  distance,
}: Pick<Lap, "start" | "elapsed" | "timer" | "distance">): FitColumn[] {
  return [
    fitNumber(2, "uint32", start - FIT_EPOCH),
    fitNumber(7, "uint32", (elapsed ?? Number.NaN) * 1000),
    fitNumber(8, "uint32", (timer ?? Number.NaN) * 1000),
    fitNumber(9, "uint32", (distance ?? Number.NaN) * 100),
  ];
}

function endOf({series}: FitActivity): number {
  return series.start + series.length - 1;
}

function one(message: number, columns: readonly FitColumn[]): FitTable {
  return {message, rows: 1, columns};
}
