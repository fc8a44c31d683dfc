import {expect, it} from "vitest";
import {exampleRun} from "../testing/example-run";
import {runWeeks, totalsOf, weekNumber, weekOf} from "./weeks";

it("a week begins where its runner's begins", () => {
  // A Sunday.
  expect(weekOf("2026-11-29", "monday")).toBe("2026-11-23");
  expect(weekOf("2026-11-29", "sunday")).toBe("2026-11-29");
});

it.each([
  ["2026-11-23", 48],
  ["2026-12-28", 53],
  ["2027-01-04", 1],
  // From a Sunday on: the Thursday within counts.
  ["2026-12-27", 53],
  ["2027-01-03", 1],
])("the week from %s on is number %d", (day, number) => {
  expect(weekNumber(day)).toBe(number);
});

it("sums what counts: neither deleted runs nor those left out", () => {
  const runs = [
    exampleRun({distance: 5000, stress: 20.4}),
    exampleRun({distance: null, stress: null}),
    exampleRun({distance: 9000, deleted: "2026-11-25T00:00:00.000Z"}),
    exampleRun({distance: 7000, is_excluded: true}),
  ];
  expect(totalsOf(runs)).toEqual({count: 2, distance: 5000, moving: 7468, stress: 20.4});
});

it("a value that no run has gets no total, instead of zero", () => {
  expect(totalsOf([exampleRun({distance: null, stress: null})])).toMatchObject({
    distance: null,
    stress: null,
  });
});

it("keeps the order of the list within and between weeks", () => {
  const runs = ["2026-11-24", "2026-11-23", "2026-11-22"].map((day) => exampleRun({id: day, local_day: day}));
  expect(runWeeks(runs, "monday").map(({day, runs: own}) => [day, own.map(({id}) => id)])).toEqual([
    ["2026-11-23", ["2026-11-24", "2026-11-23"]],
    ["2026-11-16", ["2026-11-22"]],
  ]);
});
