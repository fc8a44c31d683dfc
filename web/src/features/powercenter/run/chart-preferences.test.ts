import {expect, it} from "vitest";
import {parsePreferences, reorder} from "./chart-preferences";
import {FIRST_LINES} from "./line-keys";

const USUAL = {lines: FIRST_LINES, axis: "time", smoothing: 5};

it.each([
  ["nothing", null],
  ["what is no JSON", "{"],
  ["what is no object", "7"],
  ["lines of another version, and a smoothing out of range", '{"lines":["gone"],"axis":"up","smoothing":31}'],
])("begins as usual with %s", (_what, kept) => {
  expect(parsePreferences(kept)).toEqual(USUAL);
});

it("keeps the order somebody chose, and leaves out what it no longer knows", () => {
  const kept = {lines: ["elevation", "gone", "power"], axis: "distance", smoothing: 12};
  expect(parsePreferences(JSON.stringify(kept))).toEqual({...kept, lines: ["elevation", "power"]});
});

it("moves a line by one place, and not beyond the ends", () => {
  expect(reorder(["power", "pace", "elevation"], "pace", -1)).toEqual(["pace", "power", "elevation"]);
  expect(reorder(["power", "pace", "elevation"], "pace", 1)).toEqual(["power", "elevation", "pace"]);
  expect(reorder(["power", "pace"], "power", -1)).toEqual(["power", "pace"]);
  expect(reorder(["power", "pace"], "cadence", 1)).toEqual(["power", "pace"]);
});
