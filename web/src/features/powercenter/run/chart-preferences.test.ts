import {expect, it} from "vitest";
import {parsePreferences, reorder} from "./chart-preferences";
import {DEFAULT_LINES, type LineKey} from "./line-keys";

const USUAL = {lines: DEFAULT_LINES, axis: "time", smoothing: 5};

it.each([
  ["nothing", null],
  ["what is no JSON", "{"],
  ["what is no object", "7"],
  ["lines of another version, and a smoothing out of range", '{"lines":["gone"],"axis":"up","smoothing":31}'],
])("begins as usual with %s", (_what, stored) => {
  expect(parsePreferences(stored)).toEqual(USUAL);
});

it("keeps the chosen order, and drops lines that no longer exist", () => {
  const stored = {lines: ["elevation", "gone", "power"], axis: "distance", smoothing: 12};
  expect(parsePreferences(JSON.stringify(stored))).toEqual({...stored, lines: ["elevation", "power"]});
});

it("moves a line by one place, and not beyond the ends", () => {
  const lines = ["power", "pace", "elevation"] as const;
  const move = (key: LineKey, by: -1 | 1) => reorder(lines, {key, by, shown: lines});
  expect(move("pace", -1)).toEqual(["pace", "power", "elevation"]);
  expect(move("pace", 1)).toEqual(["power", "elevation", "pace"]);
  expect(move("power", -1)).toEqual(lines);
  expect(move("cadence", 1)).toEqual(lines);
});

it("keeps lines that a run does not have for the next run that has them", () => {
  const moved = reorder(["power", "heartRate", "grade"], {key: "grade", by: -1, shown: ["power", "grade"]});
  expect(moved).toEqual(["grade", "heartRate", "power"]);
});
