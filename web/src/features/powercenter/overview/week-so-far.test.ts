import {describe, expect, it} from "vitest";
import {exampleRun} from "../testing/example-run";
import {comparedFrom, verdictOf, weekSoFar} from "./week-so-far";

const TODAY = "2026-11-25"; // a Wednesday
const run = (local_day: string, distance: number | null, more = {}) =>
  exampleRun({id: `act_${local_day}`, local_day, distance, ...more});
/** 8 km on each Tuesday of the four weeks before, and 20 km on each Sunday, which is not reached yet. */
const BEFORE = ["2026-10-27", "2026-11-03", "2026-11-10", "2026-11-17"].flatMap((tuesday) => [
  run(tuesday, 8000),
  run(
    `${tuesday.slice(0, 8)}${String(Number(tuesday.slice(8)) + 5).padStart(2, "0")}`.replace(
      "10-32",
      "11-01",
    ),
    20_000,
  ),
]);
const verdict = (...runs: ReturnType<typeof run>[]) => verdictOf(weekSoFar(runs, TODAY, "monday"));

it("reaches back four whole weeks, by the day a week begins on", () => {
  expect(comparedFrom(TODAY, "monday")).toBe("2026-10-26");
  expect(comparedFrom(TODAY, "sunday")).toBe("2026-10-25");
});

it("compares with the same part of the weeks before, not with all of them", () => {
  const {weeks, now, usual} = weekSoFar([...BEFORE, run("2026-11-24", 10_000)], TODAY, "monday");
  expect(usual).toBe(8000);
  expect(now.distance).toBe(10_000);
  expect(weeks.map(({number, totals}) => [number, totals.distance])).toEqual([
    [44, 28_000],
    [45, 28_000],
    [46, 28_000],
    [47, 28_000],
    [48, 10_000],
  ]);
});

describe("the verdict on the week so far reports", () => {
  it.each([
    ["more", [...BEFORE, run("2026-11-24", 10_000)], {kind: "more", metres: 2000}],
    ["less", [...BEFORE, run("2026-11-24", 5000)], {kind: "less", metres: 3000}],
    ["the same within half a kilometre", [...BEFORE, run("2026-11-24", 8400)], {kind: "same"}],
    ["that there is nothing to compare with", [run("2026-11-24", 8400)], {kind: "first"}],
    ["that a run is due", BEFORE, {kind: "rest"}],
    ["that nothing was run", [], {kind: "none"}],
    ["how long, where nothing says how far", [run("2026-11-24", null)], {kind: "time"}],
    [
      "nothing of runs that are deleted or left out",
      [
        run("2026-11-23", 9000, {deleted: "2026-11-24T00:00:00.000Z"}),
        run("2026-11-24", 9000, {is_excluded: true}),
      ],
      {kind: "none"},
    ],
  ])("%s", (_what, runs, expected) => {
    expect(verdict(...runs)).toEqual(expected);
  });
});
