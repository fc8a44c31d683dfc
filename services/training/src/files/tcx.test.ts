import {describe, expect, it} from "vitest";
import {lists} from "../../test/support/recordings.ts";
import {at, NOW, UNIX0, xml} from "../../test/support/xml.ts";
import {putOnGrid} from "../series/grid.ts";
import {readRecording} from "./read-recording.ts";
import {readTcx} from "./tcx.ts";

const point = (second: number, inside = "") => `<Trackpoint><Time>${at(second)}</Time>${inside}</Trackpoint>`;
const lap = (second: number, inside: string) =>
  `<Lap StartTime="${at(second)}"><TotalTimeSeconds>60.5</TotalTimeSeconds><DistanceMeters>200</DistanceMeters>
   <TriggerMethod>Manual</TriggerMethod>${inside}</Lap>`;
const file = (inside: string, sport = "Running") =>
  xml(
    `<TrainingCenterDatabase><Activities><Activity Sport="${sport}">${inside}</Activity></Activities></TrainingCenterDatabase>`,
  );
const track = (...seconds: number[]) => `<Track>${seconds.map((second) => point(second)).join("")}</Track>`;

describe("readTcx", () => {
  it("reads points, laps and totals", () => {
    const inside = `<Position><LatitudeDegrees>48.1</LatitudeDegrees><LongitudeDegrees>11.5</LongitudeDegrees></Position>
      <AltitudeMeters>520</AltitudeMeters><DistanceMeters>12.5</DistanceMeters>
      <HeartRateBpm><Value>150</Value></HeartRateBpm><Extensions><TPX><Speed>3.1</Speed><RunCadence>85</RunCadence>
      <Watts>260</Watts></TPX></Extensions>`;
    const {recordings} = readTcx(file(lap(0, `<Track>${point(0, inside)}</Track>`)));
    expect(recordings).toHaveLength(1);
    expect(lists(recordings[0]?.columns ?? {})).toEqual({
      latitude: [48.1],
      longitude: [11.5],
      altitude: [520],
      distance: [12.5],
      heart_rate: [150],
      speed: [3.1],
      cadence: [170],
      power: [260],
    });
    expect(recordings[0]).toMatchObject({
      laps: [{start: UNIX0, timer: 60.5, distance: 200, trigger: "manual"}],
      totals: {start: UNIX0, timer: 60.5, distance: 200},
      power: {source: "file", family: "other"},
    });
  });

  it.each(["ns3:", "x:", ""])("matches local names, whatever the prefix (%s)", (prefix) => {
    const extension = `<Extensions><${prefix}TPX><${prefix}Watts>250</${prefix}Watts></${prefix}TPX></Extensions>`;
    const {recordings} = readTcx(file(lap(0, `<Track>${point(0, extension)}</Track>`)));
    expect(lists(recordings[0]?.columns ?? {})).toEqual({power: [250]});
  });

  it("pauses between two tracks of a lap and over more than 15 s, not between laps that follow each other", () => {
    const laps = lap(0, track(0, 4) + track(9, 12)) + lap(16, track(16, 20, 36));
    const {recordings} = readTcx(file(laps.replaceAll(/<TotalTimeSeconds>.*?<.TotalTimeSeconds>/g, "")));
    expect(recordings[0]?.timer).toEqual([
      {time: UNIX0 + 4, isRunning: false},
      {time: UNIX0 + 9, isRunning: true},
      {time: UNIX0 + 20, isRunning: false},
      {time: UNIX0 + 36, isRunning: true},
    ]);
  });

  it("takes no silence for a pause through which the timer of the device ran", () => {
    const everySecond = (from: number, to: number) =>
      Array.from({length: to - from + 1}, (_, index) => from + index);
    const seconds = [...everySecond(0, 20), ...everySecond(50, 60), ...everySecond(80, 100)];
    const timed = (timer: number) => lap(0, track(...seconds)).replace("60.5", String(timer));
    const [whole] = readTcx(file(timed(100))).recordings;
    expect(whole?.timer).toEqual([]);
    const [paused] = readTcx(file(timed(70))).recordings;
    expect(paused?.timer).toEqual([
      {time: UNIX0 + 20, isRunning: false},
      {time: UNIX0 + 50, isRunning: true},
    ]);
    // 10 s and 121 s: no silence is as short as what is missing, or nothing is.
    for (const timer of [90, 121]) expect(readTcx(file(timed(timer))).recordings[0]?.timer).toEqual([]);
  });

  it("lets a lap last until the next begins, with the pause in it, and the last until the run ends", () => {
    const {recordings} = readTcx(file(lap(0, track(0, 4) + track(90, 100)) + lap(101, track(101, 120))));
    expect(recordings[0]?.laps.map(({start, elapsed, timer}) => [start - UNIX0, elapsed, timer])).toEqual([
      [0, 101, 60.5],
      [101, 20, 60.5],
    ]);
  });

  it("begins with the laps that a watch ran before it knew where it was, at their metres", () => {
    const timed = (start: number, seconds: number, metres: number, inside: string) =>
      `<Lap StartTime="${at(start)}"><TotalTimeSeconds>${seconds}</TotalTimeSeconds>
       <DistanceMeters>${metres}</DistanceMeters>${inside}</Lap>`;
    const position = (second: number) =>
      point(
        second,
        `<Position><LatitudeDegrees>${48 + (3 * second) / 111_195}</LatitudeDegrees><LongitudeDegrees>11</LongitudeDegrees></Position>`,
      );
    const points = (from: number, to: number) =>
      `<Track>${Array.from({length: to - from + 1}, (_, index) => position(from + index)).join("")}</Track>`;
    const late = timed(0, 100, 300, "") + timed(100, 100, 300, points(150, 200));
    const [recording] = readTcx(file(late)).recordings;
    const series = recording && putOnGrid(recording).series;
    expect([recording?.timer, series?.start, series?.length]).toEqual([[], UNIX0, 201]);
    expect(series?.columns.distance?.at(-1)).toBeCloseTo(600, 0);
    // The first seconds of a lap are no lap.
    const [whole] = readTcx(file(timed(0, 100, 300, points(10, 100)))).recordings;
    expect(whole?.time[0]).toBe(UNIX0 + 10);
  });

  it("drops points without a time, and takes a time without a zone as UTC", () => {
    const points = `<Trackpoint><AltitudeMeters>1</AltitudeMeters></Trackpoint>
      <Trackpoint><Time>${at(7).replace("Z", "")}</Time></Trackpoint>`;
    expect(readTcx(file(lap(0, `<Track>${points}</Track>`))).recordings[0]?.time).toEqual(
      Float64Array.of(UNIX0 + 7),
    );
  });

  it.each([
    ["ten blanks", " ".repeat(10)],
    ["a byte-order mark and a line", "\ufeff\n"],
    ["a comment", "<!-- made by an app -->\n"],
  ])("reads what has %s before its declaration", (_what, lead) => {
    const bytes = new TextEncoder().encode(lead + new TextDecoder().decode(file(lap(0, track(0, 4)))));
    const {recordings, problems} = readRecording(bytes, {now: NOW});
    expect([recordings.length, problems]).toEqual([1, []]);
  });

  it("refuses a declaration after other text", () => {
    const bytes = new TextEncoder().encode(`word<?xml version="1.0"?>`);
    expect(readTcx(bytes).recordings).toEqual([]);
  });

  it("counts a multisport leg from its start, as its lap does", () => {
    const metres = (second: number) => `<DistanceMeters>${40_330.8 + 3 * second}</DistanceMeters>`;
    const points = Array.from({length: 300}, (_, second) => point(second, metres(second)));
    const leg = `<Lap StartTime="${at(0)}"><DistanceMeters>897</DistanceMeters><Track>${points.join("")}</Track></Lap>`;
    const {recordings} = readRecording(file(leg), {now: NOW});
    const [run] = recordings.map((each) => putOnGrid(each).series);
    expect(run?.columns.distance?.at(-1)).toBeCloseTo(897, 6);
  });

  it("counts a cadence that is in steps already as it is", () => {
    const points = [170, 172].map((steps, second) => point(second, `<Cadence>${steps}</Cadence>`)).join("");
    const {recordings} = readTcx(file(lap(0, `<Track>${points}</Track>`)));
    expect(lists(recordings[0]?.columns ?? {})).toEqual({cadence: [170, 172]});
  });

  it("gives every run of the file, and names other sports", () => {
    const activity = (sport: string, second: number) =>
      `<Activity Sport="${sport}">${lap(second, track(second))}</Activity>`;
    const all = activity("Running", 0) + activity("Biking", 10) + activity("Running", 20);
    const {recordings, problems} = readTcx(
      xml(`<TrainingCenterDatabase><Activities>${all}</Activities></TrainingCenterDatabase>`),
    );
    expect(recordings.map(({time}) => time[0])).toEqual([UNIX0, UNIX0 + 20]);
    expect(problems).toEqual([{code: "other_sport", detail: {sport: "biking"}}]);
  });

  it("is a run on its runner's word, whatever sport it names", () => {
    const ride = `<Activity Sport="Biking">${lap(0, track(0))}</Activity>`;
    const file = xml(`<TrainingCenterDatabase><Activities>${ride}</Activities></TrainingCenterDatabase>`);
    expect(readTcx(file).recordings).toEqual([]);
    expect(readTcx(file, true)).toMatchObject({recordings: [{format: "tcx"}], problems: []});
  });

  it("keeps what precedes the end of a truncated file", () => {
    const whole = file(lap(0, track(0, 1, 2)));
    const cut = whole.subarray(0, new TextDecoder().decode(whole).indexOf(at(2)));
    const {recordings, problems} = readTcx(cut);
    expect(recordings[0]?.time).toHaveLength(2);
    expect(problems).toEqual([{code: "truncated", detail: {}}]);
  });

  it("keeps what precedes the place where a file stops being XML", () => {
    const text = new TextDecoder().decode(file(lap(0, track(0, 1, 2)))).replace(at(2), "<<<");
    const {recordings, problems} = readTcx(new TextEncoder().encode(text));
    expect(recordings[0]?.time).toHaveLength(2);
    expect(problems).toEqual([{code: "damaged", detail: {}}]);
  });
});
