import {mapColumns} from "../series/columns.ts";
import {distanceOf} from "../series/distance.ts";
import type {Lap, Recording} from "../series/recording.ts";
import type {SeriesKey} from "../series/series.ts";
import {pausesOf} from "../series/timer-gaps.ts";
import {FILE_LIMITS} from "./limits.ts";
import {type Problem, problem} from "./problems.ts";
import {isRunningWord, namesNoSport} from "./running-words.ts";
import {type Points, PointTable} from "./xml/point-table.ts";
import {readXml} from "./xml/read-xml.ts";
import {parseNumber, parseTime} from "./xml/values.ts";

/** Columns of plain numbers, by the local name of their element inside a Trackpoint. */
const POINT_VALUES: Readonly<Record<string, SeriesKey>> = {
  LatitudeDegrees: "latitude",
  LongitudeDegrees: "longitude",
  AltitudeMeters: "altitude",
  DistanceMeters: "distance",
  Cadence: "cadence",
  RunCadence: "cadence",
  Speed: "speed",
  Watts: "power",
};

/**
 * Every run of a TCX file, unchecked, whatever prefixes its elements have. Throws `DocumentTypeError`.
 *
 * @param isRun whatever sport the file names
 */
export function readTcx(bytes: Uint8Array, isRun = false): {recordings: Recording[]; problems: Problem[]} {
  const reader = new TcxReader(isRun);
  const end = readXml(bytes, reader);
  if (end !== "whole") reader.endActivity();
  const isCourse = reader.hasCourse && reader.recordings.length === 0 && reader.problems.length === 0;
  const problems = [
    ...reader.problems,
    ...(isCourse ? [problem("course")] : []),
    ...(end === "whole" ? [] : [problem(end)]),
  ];
  return {recordings: reader.recordings, problems};
}

class TcxReader {
  readonly recordings: Recording[] = [];
  readonly problems: Problem[] = [];
  /** A course is written as a run is, in an element of its own. */
  hasCourse = false;
  readonly #path: string[] = [];
  #sport: string | null = null;
  #points = new PointTable();
  #laps: Lap[] = [];
  #time = Number.NaN;
  #isPoint = false;
  #tracksInLap = 0;
  #device: string | null = null;
  readonly #isRun: boolean;

  constructor(isRun: boolean) {
    this.#isRun = isRun;
  }

  open(name: string, attributes: Readonly<Record<string, string>>) {
    this.#path.push(name);
    if (name === "Trackpoint") this.#isPoint = true;
    if (name === "Activity") this.#beginActivity(attributes.Sport ?? "");
    if (name === "Course") this.hasCourse = true;
    if (name === "Lap") this.#beginLap(parseTime(attributes.StartTime ?? ""));
    // A lap always begins a track; a second one in it follows a stop of the timer.
    if (name === "Track" && this.#tracksInLap++ > 0) this.#points.addBreak();
  }

  close(name: string, text: string) {
    this.#path.pop();
    const parent = this.#path.at(-1);
    if (name === "Activity") this.endActivity();
    else if (name === "Trackpoint") this.#endPoint();
    else if (parent === "Lap") this.#setLap(name, text);
    else if (parent === "Creator" && name === "Name") this.#device = text;
    else if (this.#isPoint) this.#setPoint(name, parent, text);
  }

  /** Also where a file breaks off inside an activity. */
  endActivity() {
    const sport = this.#sport;
    this.#sport = null;
    if (sport === null) return;
    if (!this.#isRun && !this.#namesRun(sport)) return;
    const points = this.#points.points();
    if (points.leftOut > 0) this.problems.push(problem("time_went_back", {count: points.leftOut}));
    this.recordings.push(toRecording(points, this.#laps, this.#device));
  }

  #namesRun(sport: string): boolean {
    if (namesNoSport(sport)) this.problems.push(problem("sport_unknown"));
    else if (!isRunningWord(sport)) {
      this.problems.push(problem("other_sport", {sport: sport.toLowerCase()}));
      return false;
    }
    return true;
  }

  #beginActivity(sport: string) {
    this.#sport = sport;
    this.#points = new PointTable();
    this.#laps = [];
    this.#device = null;
  }

  #beginLap(start: number) {
    this.#tracksInLap = 0;
    this.#laps.push({start, elapsed: null, timer: null, distance: null, trigger: null, workoutStep: null});
  }

  #setLap(name: string, text: string) {
    const lap = this.#laps.at(-1);
    if (!lap) return;
    const value = parseNumber(text);
    const number = Number.isNaN(value) ? null : value;
    const change = {
      TotalTimeSeconds: {timer: number},
      DistanceMeters: {distance: number},
      TriggerMethod: {trigger: text.toLowerCase()},
    }[name];
    this.#laps[this.#laps.length - 1] = {...lap, ...change};
  }

  #setPoint(name: string, parent: string | undefined, text: string) {
    const key = Object.hasOwn(POINT_VALUES, name) ? POINT_VALUES[name] : undefined;
    if (name === "Time") this.#time = parseTime(text);
    else if (name === "Value" && parent === "HeartRateBpm") this.#points.set("heart_rate", parseNumber(text));
    else if (key) this.#points.set(key, parseNumber(text));
  }

  #endPoint() {
    this.#points.endPoint(this.#time);
    this.#time = Number.NaN;
    this.#isPoint = false;
  }
}

function toRecording(recorded: Points, laps: readonly Lap[], device: string | null): Recording {
  const earlier = earlierLaps(laps, recorded.times[0]);
  const {times, breaks, columns} = earlier ? withStart(recorded, earlier.start) : recorded;
  const along = columns.distance ? null : distanceOf(columns, breaks);
  const distance =
    columns.distance ?? (earlier && along ? along.map((metres) => metres + earlier.metres) : along);
  if (earlier && along && distance) distance[0] = 0;
  const sum = (values: (number | null)[]) => values.reduce((total: number, value) => total + (value ?? 0), 0);
  const timer = laps.length > 0 ? sum(laps.map((lap) => lap.timer)) : null;
  return {
    format: "tcx",
    subSport: "generic",
    time: times,
    columns: distance ? {...columns, distance} : columns,
    isAlongPositions: !columns.distance,
    extra: [],
    timer: pausesOf({times, breaks, distance: distance ?? null, timer}),
    laps: wholeLaps(laps, times.at(-1)),
    totals: {
      start: laps[0]?.start ?? null,
      elapsed: null,
      timer,
      distance: laps.length > 0 ? sum(laps.map(({distance: metres}) => metres)) : null,
    },
    power: columns.power ? {source: "file", family: "other"} : null,
    athlete: null,
    device: device === null ? null : {manufacturer: null, product: null, serial: null, name: device},
    utcOffset: null,
    sessionIndex: null,
  };
}

/**
 * The start of a run whose first whole laps have no points, as while a watch searched for satellites, and the metres
 * that its laps report before the first point; null where every lap has points.
 */
function earlierLaps(laps: readonly Lap[], first: number | undefined) {
  const earlier = laps.flatMap(({start, timer, distance}) => {
    const isBefore = first !== undefined && start < first && first - start <= FILE_LIMITS.jump;
    return isBefore && timer && distance ? [{start, distance, passed: (first - start) / timer}] : [];
  });
  if (!earlier.some(({passed}) => passed >= 1)) return null;
  const metres = earlier.reduce((sum, {distance, passed}) => sum + distance * Math.min(1, passed), 0);
  return {start: Math.round(Math.min(...earlier.map(({start}) => start))), metres};
}

/** The same points after one that knows nothing but its time. */
function withStart({times, breaks, columns, leftOut}: Points, start: number): Points {
  const after = (value: number, values: Float64Array) => {
    const longer = new Float64Array(values.length + 1).fill(value);
    longer.set(values, 1);
    return longer;
  };
  return {
    times: after(start, times),
    breaks: new Set([...breaks].map((index) => index + 1)),
    columns: mapColumns(columns, (values) => after(Number.NaN, values)),
    leftOut,
  };
}

/** Its time is that of the timer: a lap lasts until the next begins, and the last until the run ends, pauses and all. */
function wholeLaps(laps: readonly Lap[], last: number | undefined): Lap[] {
  const earlier = laps.filter(({start}) => !Number.isNaN(start));
  return earlier.map((lap, index) => {
    const end = earlier[index + 1]?.start ?? (last === undefined ? Number.NaN : last + 1);
    return {...lap, elapsed: end > lap.start ? end - lap.start : null};
  });
}
