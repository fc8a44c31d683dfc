import {describe, expect, it} from "vitest";
import {extraLists, lists} from "../../test/support/recordings.ts";
import {START, seriesOf} from "../../test/support/runs.ts";
import {readRecording} from "../files/read-recording.ts";
import {putOnGrid} from "../series/grid.ts";
import {exportCsv} from "./csv.ts";
import {csvNumber, csvText} from "./csv-cell.ts";

const NAN = Number.NaN;
const PLAIN = {extra: [], powerFamily: null};

function read(text: string) {
  const {recordings} = readRecording(new TextEncoder().encode(text), {now: START + 60});
  return recordings[0] ?? expect.fail("The file has no run");
}

describe("exportCsv", () => {
  it("writes a row a second, nothing where nothing was measured", () => {
    const series = seriesOf(
      {power: [250, 0, 251.125], latitude: [48.12345678, NAN, 48.2], cadence: [170, NAN, 0]},
      [1, 0, 1],
    );
    expect(exportCsv({series, extra: [], powerFamily: "pod"}).split("\r\n")).toEqual([
      "timestamp,elapsed,active,power,cadence_spm,lat,power_family",
      "2026-03-01T08:00:00Z,0,1,250,170,48.1234568,pod",
      "2026-03-01T08:00:01Z,1,0,0,,,pod",
      "2026-03-01T08:00:02Z,2,1,251.13,0,48.2,pod",
      "",
    ]);
  });

  it("is read back as the same run, pauses and fields of others included", () => {
    const columns = {
      power: [250, 0, 0, 251.5, 252],
      speed: [3, NAN, NAN, 3.125, 3.25],
      distance: [0, NAN, NAN, 3, 6.25],
    };
    const series = seriesOf(columns, [1, 0, 0, 1, 1]);
    const about = {units: "", application: null, number: 3};
    const extra = [
      {...about, name: 'Mood, "inner"', values: Float64Array.of(1, NAN, NAN, 2, 3)},
      {...about, name: "=cmd|' /C calc'!A0", number: 4, values: Float64Array.of(4, NAN, NAN, 5, 6)},
    ];
    const bytes = new TextEncoder().encode(exportCsv({series, extra, powerFamily: "watch"}));
    const {recordings, problems} = readRecording(bytes, {now: START + 60});
    const run = putOnGrid(recordings[0] ?? expect.fail("The file has no run"));
    expect(problems).toEqual([]);
    expect(run.series).toMatchObject({start: START, length: 5, active: series.active});
    expect(lists(run.series.columns)).toEqual(columns);
    expect(extraLists(run.extra)).toEqual({
      'Mood, "inner"': [1, NAN, NAN, 2, 3],
      "=cmd|' /C calc'!A0": [4, NAN, NAN, 5, 6],
    });
  });

  it.each(["pod", "watch", "other"] as const)("%s watts are read back as those of a %s", (powerFamily) => {
    const text = exportCsv({...PLAIN, series: seriesOf({power: [250, 251]}, [1, 1]), powerFamily});
    expect(read(text)).toMatchObject({power: {source: "file", family: powerFamily}, extra: []});
  });

  it.each([
    ["of before it said whose", exportCsv({...PLAIN, series: seriesOf({power: [250]}, [1])})],
    [
      "that says something else",
      "timestamp,elapsed,active,power,power_family\n2026-03-01T08:00:00Z,0,1,9,dog",
    ],
  ])("power in a file %s is read as family 'other'", (_name, text) => {
    expect(read(text).power).toEqual({source: "file", family: "other"});
  });

  it("a run without power writes no power family, and none is read from a file without power", () => {
    const text = exportCsv({...PLAIN, series: seriesOf({cadence: [170]}, [1]), powerFamily: "pod"});
    expect(text).not.toContain("pod");
    expect(read(text.replace("cadence_spm", "cadence_spm,power_family")).power).toBeNull();
  });

  it("is read back without rows that were damaged by an edit, and reports them", () => {
    const text = exportCsv({series: seriesOf({power: [1, 2]}, [1, 1]), ...PLAIN}).replace(
      "2026-03-01T08:00:01Z",
      "yesterday",
    );
    const {recordings, problems} = readRecording(new TextEncoder().encode(text), {now: START + 60});
    expect(recordings[0]?.time).toHaveLength(1);
    expect(problems).toEqual([{code: "damaged", detail: {}}]);
  });
});

describe("csvText", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+49 170", "'+49 170"],
    ["-2", "'-2"],
    ["@import", "'@import"],
    ["\t=1", "'\t=1"],
    ['a "b"', '"a ""b"""'],
    ["a,b", '"a,b"'],
    ["two\nlines", '"two\nlines"'],
    ["=a,b", '"\'=a,b"'],
    ["Berlin = nice", "Berlin = nice"],
  ])("%j becomes %j", (text, cell) => {
    expect(csvText(text)).toBe(cell);
  });
});

it("csvNumber: writes no trailing zeros, and an empty cell for a value that was not measured", () => {
  expect([csvNumber(3, 2), csvNumber(2.71, 1), csvNumber(-0.5, 0), csvNumber(NAN, 2)]).toEqual([
    "3",
    "2.7",
    "0",
    "",
  ]);
});
