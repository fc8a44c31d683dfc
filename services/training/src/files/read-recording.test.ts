import {describe, expect, it} from "vitest";
import {define, fitBytes, session, T0, UNIX0, u16, u32} from "../../test/support/fit-bytes.ts";
import {at, NOW, xml} from "../../test/support/xml.ts";
import {FILE_LIMITS} from "./limits.ts";
import {readRecording} from "./read-recording.ts";
import {sniff} from "./sniff.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const codes = (file: Uint8Array, now = NOW) => readRecording(file, {now}).problems.map(({code}) => code);

const RECORD = define(0, 20, [
  [253, 4, 0x86],
  [7, 2, 0x84],
]);
const record = (time: number, watts = 200) => [0, ...u32(time), ...u16(watts)];
const run = (...times: number[]) => fitBytes([session(1), RECORD, ...times.map((time) => record(time))]);
const fileOfType = (type: number, ...rest: readonly number[][]) =>
  fitBytes([define(1, 0, [[0, 1, 0]]), [1, type], ...rest]);
const tcxCourse = `<TrainingCenterDatabase><Courses><Course><Name>Hills</Name><Track>${[0, 60]
  .map((second) => `<Trackpoint><Time>${at(second)}</Time></Trackpoint>`)
  .join("")}</Track></Course></Courses></TrainingCenterDatabase>`;
const ROUTE = `<rte><rtept lat="48" lon="11"></rtept><rtept lat="49" lon="11"></rtept></rte>`;

describe("sniff", () => {
  it.each([
    ["fit", run(T0)],
    ["tcx", xml("<!-- by a watch --><TrainingCenterDatabase xmlns='x'>")],
    ["tcx", xml("<ns:TrainingCenterDatabase>")],
    ["gpx", bytes("\uFEFF  <gpx>")],
    [
      "gpx",
      Uint8Array.from(
        [0xff, 0xfe, ..."<gpx >"].flatMap((char) =>
          typeof char === "number" ? char : [char.charCodeAt(0), 0],
        ),
      ),
    ],
    ["csv", bytes("timestamp,elapsed,active,power\r\n")],
    ["gzip", Uint8Array.of(0x1f, 0x8b, 8, 0)],
    ["zip", Uint8Array.of(0x50, 0x4b, 3, 4)],
    [null, bytes("<html><body>gpx</body></html>")],
    [null, bytes("a,b,c\n")],
    [null, new Uint8Array()],
  ])("detects format %s by content", (format, file) => {
    expect(sniff(file)).toBe(format);
  });
});

describe("readRecording", () => {
  it("reads a run without problems and reports none", () => {
    const {recordings, problems} = readRecording(run(T0, T0 + 1), {now: NOW});
    expect(problems).toEqual([]);
    expect(recordings.map(({time}) => [...time])).toEqual([[UNIX0, UNIX0 + 1]]);
  });

  it.each([
    ["empty_file", new Uint8Array()],
    ["unknown_format", bytes("hello")],
    ["packed", Uint8Array.of(0x1f, 0x8b, 8, 0)],
    ["too_large", new Uint8Array(FILE_LIMITS.bytes + 1)],
    ["no_records", fitBytes([session(1)])],
    ["no_records", xml("<gpx><trk><trkseg></trkseg></trk></gpx>")],
    ["course", fileOfType(6, RECORD, record(T0), record(T0 + 1))],
    ["course", fileOfType(6)],
    ["not_an_activity", fileOfType(5)],
    ["course", xml(`<gpx>${ROUTE}</gpx>`)],
    ["course", xml(tcxCourse)],
    ["no_records", xml(`<gpx><trk><trkseg><trkpt lat="48" lon="11"></trkpt></trkseg></trk></gpx>`)],
    ["clock_not_set", run(86_400)],
    ["starts_in_future", run(T0 + 3 * 86_400)],
    ["too_long", run(...Array.from({length: 12}, (_, index) => T0 + index * 5 * 3600))],
  ] as const)("refuses by name: %s", (code, file) => {
    const {recordings, problems} = readRecording(file, {now: NOW});
    expect(recordings).toEqual([]);
    expect(problems.map((each) => each.code)).toEqual([code]);
  });

  it("refuses a document type before any entity can grow", () => {
    const entities = `<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><gpx><trk><name>&b;</name></trk></gpx>`;
    expect(readRecording(bytes(entities), {now: NOW})).toEqual({
      recordings: [],
      problems: [{code: "document_type", detail: {}}],
    });
  });

  it("refuses more records than a run can have, in every format", () => {
    const times = Array.from({length: FILE_LIMITS.records + 1}, () => record(T0));
    expect(codes(fitBytes([session(1), RECORD, ...times]))).toEqual(["too_many_records"]);
    const rows = `${at(0)},0,1\n`.repeat(FILE_LIMITS.records + 1);
    expect(codes(bytes(`timestamp,elapsed,active\n${rows}`))).toEqual(["too_many_records"]);
  });

  it("leaves out impossible values and reports their series and count", () => {
    const fields = define(0, 20, [
      [253, 4, 0x86],
      [7, 2, 0x84],
      [6, 2, 0x84],
      [3, 1, 2],
    ]);
    const values = [
      [0, ...u32(T0), ...u16(2500), ...u16(12_600), 10],
      [0, ...u32(T0 + 1), ...u16(2000), ...u16(12_500), 250],
    ];
    const {recordings, problems} = readRecording(fitBytes([session(1), fields, ...values]), {now: NOW});
    expect(problems).toEqual([
      {code: "impossible_values", detail: {series: "power", count: 1}},
      {code: "impossible_values", detail: {series: "speed", count: 1}},
    ]);
    const columns = recordings[0]?.columns;
    expect([columns?.power, columns?.speed, columns?.heart_rate]).toEqual([
      Float64Array.of(Number.NaN, 2000),
      Float64Array.of(Number.NaN, 12.5),
      Float64Array.of(Number.NaN, 250),
    ]);
  });

  it("has no power where every value was impossible", () => {
    const {recordings} = readRecording(fitBytes([session(1), RECORD, record(T0, 60_000)]), {now: NOW});
    expect(recordings[0]).toMatchObject({power: null, columns: {}});
  });

  it("7: a balance of 0, or far from the middle, is no value", () => {
    const balance = define(0, 20, [
      [253, 4, 0x86],
      [84, 2, 0x84],
    ]);
    const values = [0, 1900, 5012, 8100].map((percent, second) => [0, ...u32(T0 + second), ...u16(percent)]);
    const {recordings, problems} = readRecording(fitBytes([session(1), balance, ...values]), {now: NOW});
    expect(recordings[0]?.columns.ground_time_balance).toEqual(
      Float64Array.of(Number.NaN, Number.NaN, 50.12, Number.NaN),
    );
    expect(problems).toEqual([]);
  });

  it("has no altitude where a device wrote that it knows none, or one that is nowhere on earth, without a word", () => {
    const heights = [0, 101, 2600, 47_400, 47_600].map((raw, second) => [
      0,
      ...u32(T0 + second),
      ...u16(raw),
    ]);
    const altitude = define(0, 20, [
      [253, 4, 0x86],
      [2, 2, 0x84],
    ]);
    const {recordings, problems} = readRecording(fitBytes([session(1), altitude, ...heights]), {now: NOW});
    expect([...(recordings[0]?.columns.altitude ?? [])]).toEqual([
      Number.NaN,
      Number.NaN,
      20,
      8980,
      Number.NaN,
    ]);
    expect(problems).toEqual([]);
  });

  it("has no position at 0° 0°, where devices are that know none", () => {
    const points = `<trkpt lat="0" lon="0"><time>${at(0)}</time></trkpt><trkpt lat="48" lon="11"><time>${at(1)}</time></trkpt>`;
    const {recordings} = readRecording(xml(`<gpx><trk><trkseg>${points}</trkseg></trk></gpx>`), {now: NOW});
    expect(recordings[0]?.columns.latitude).toEqual(Float64Array.of(Number.NaN, 48));
  });

  it("cuts a file in two where times jump by more than six hours", () => {
    const jump = 6 * 3600;
    const {recordings, problems} = readRecording(run(T0, T0 + jump, T0 + 2 * jump + 1), {now: NOW});
    expect(recordings.map(({time}) => [...time])).toEqual([[UNIX0, UNIX0 + jump], [UNIX0 + 2 * jump + 1]]);
    expect(problems).toEqual([{code: "cut_at_jump", detail: {at: UNIX0 + 2 * jump + 1}}]);
  });

  it("takes no run whose times jump from day to day", () => {
    const days = Array.from({length: 22}, (_, day) => T0 + (day - 21) * 86_400);
    const {recordings, problems} = readRecording(run(...days), {now: NOW});
    expect([recordings, problems]).toEqual([[], [{code: "times_jump", detail: {count: 21}}]]);
    expect(readRecording(run(...days.slice(1)), {now: NOW}).recordings).toHaveLength(21);
  });

  it("keeps the part of a run after its clock was set when the clock was set only while running", () => {
    const {recordings, problems} = readRecording(run(100, 101, T0, T0 + 1), {now: NOW});
    expect(recordings.map(({time}) => time[0])).toEqual([UNIX0]);
    expect(problems.map(({code}) => code)).toEqual(["cut_at_jump", "clock_not_set"]);
  });

  it("13: leaves out records from before the first, and counts them", () => {
    const {recordings, problems} = readRecording(run(T0, T0 - 1, T0 - 60, T0 + 1), {now: NOW});
    expect(recordings[0]?.time).toHaveLength(3);
    expect(problems).toEqual([{code: "time_went_back", detail: {count: 1}}]);
  });

  it("reports once that a file ends early, and reads what is there", () => {
    const whole = run(T0, T0 + 1, T0 + 2);
    const {recordings, problems} = readRecording(whole.subarray(0, whole.length - 6), {now: NOW});
    expect(recordings[0]?.time).toHaveLength(2);
    expect(problems).toEqual([{code: "truncated", detail: {}}]);
  });

  it("10: reads the runs of all parts of a chained file", () => {
    const chained = Uint8Array.of(...run(T0), ...run(T0 + 3600));
    expect(readRecording(chained, {now: NOW}).recordings.map(({time}) => time[0])).toEqual([
      UNIX0,
      UNIX0 + 3600,
    ]);
  });
});
