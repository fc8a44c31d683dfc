import {distanceOf} from "../series/distance.ts";
import {NO_TOTALS, type Recording} from "../series/recording.ts";
import type {SeriesKey} from "../series/series.ts";
import {pausesOf} from "../series/timer-gaps.ts";
import {type Problem, problem} from "./problems.ts";
import {isRunningWord, namesNoSport} from "./running-words.ts";
import {type Points, PointTable} from "./xml/point-table.ts";
import {readXml} from "./xml/read-xml.ts";
import {parseNumber, parseTime} from "./xml/values.ts";

/** Columns by the local name of their element in a trkpt, lower case; extensions name them as they like. */
const POINT_VALUES: Readonly<Record<string, SeriesKey>> = {
  ele: "altitude",
  hr: "heart_rate",
  heartrate: "heart_rate",
  cad: "cadence",
  cadence: "cadence",
  power: "power",
  powerinwatts: "power",
  watts: "power",
  speed: "speed",
  atemp: "temperature",
};

/**
 * The run of a GPX file's tracks, unchecked; its distance is measured along its positions. Throws `DocumentTypeError`.
 *
 * @param isRun whatever sport the file names
 */
export function readGpx(bytes: Uint8Array, isRun = false): {recordings: Recording[]; problems: Problem[]} {
  const reader = new GpxReader();
  const end = readXml(bytes, reader);
  const problems = end === "whole" ? [] : [problem(end)];
  const sport = reader.type;
  if (!isRun && sport !== null && sport.trim() !== "" && namesNoSport(sport))
    problems.push(problem("sport_unknown"));
  else if (!isRun && sport !== null && !isRunningWord(sport)) {
    return {recordings: [], problems: [...problems, problem("other_sport", {sport: sport.toLowerCase()})]};
  }
  if (reader.hasRoute && reader.points.isEmpty)
    return {recordings: [], problems: [...problems, problem("course")]};
  const points = reader.points.points();
  if (points.leftOut > 0) problems.push(problem("time_went_back", {count: points.leftOut}));
  return {recordings: [toRecording(points)], problems};
}

class GpxReader {
  readonly points = new PointTable();
  /** What the first track calls itself. */
  type: string | null = null;
  hasRoute = false;
  #isPoint = false;
  #isTrack = false;
  #time = Number.NaN;

  open(name: string, attributes: Readonly<Record<string, string>>) {
    if (name === "trk") this.#isTrack = true;
    if (name === "rte") this.hasRoute = true;
    if (name === "trkseg") this.points.addBreak();
    if (name !== "trkpt") return;
    this.#isPoint = true;
    this.points.set("latitude", parseNumber(attributes.lat ?? ""));
    this.points.set("longitude", parseNumber(attributes.lon ?? ""));
  }

  close(name: string, text: string) {
    if (name === "trk") this.#isTrack = false;
    if (name === "type" && this.#isTrack && !this.#isPoint) this.type ??= text;
    if (!this.#isPoint) return;
    if (name === "trkpt") this.#endPoint();
    else if (name === "time") this.#time = parseTime(text);
    else this.#setValue(name.toLowerCase(), text);
  }

  #setValue(name: string, text: string) {
    const key = Object.hasOwn(POINT_VALUES, name) ? POINT_VALUES[name] : undefined;
    if (key) this.points.set(key, parseNumber(text));
  }

  #endPoint() {
    this.points.endPoint(this.#time);
    this.#time = Number.NaN;
    this.#isPoint = false;
  }
}

function toRecording({times, breaks, columns}: Points): Recording {
  const distance = distanceOf(columns, breaks);
  return {
    format: "gpx",
    subSport: "generic",
    time: times,
    columns: distance ? {...columns, distance} : columns,
    isAlongPositions: distance !== null,
    extra: [],
    timer: pausesOf({times, breaks, distance}),
    laps: [],
    totals: NO_TOTALS,
    power: columns.power ? {source: "file", family: "other"} : null,
    athlete: null,
    device: null,
    utcOffset: null,
    sessionIndex: null,
  };
}
