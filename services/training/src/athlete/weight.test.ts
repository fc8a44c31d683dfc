import {expect, it} from "vitest";
import {weightOn} from "./weight.ts";

const WEIGHTS = [
  {date: "2026-03-01", value: 71},
  {date: "2026-04-10", value: 69.5},
];

it.each([
  ["2026-02-01", 71, "before the first entry, the first"],
  ["2026-03-01", 71, "on the day of an entry, that one"],
  ["2026-04-09", 71, "between two entries, the earlier"],
  ["2027-01-01", 69.5, "after the last entry, the last"],
])("on %s the weight is %s kg: %s", (day, kilograms) => {
  expect(weightOn(WEIGHTS, day)).toBe(kilograms);
});

it("is unknown where none was ever entered", () => {
  expect(weightOn([], "2026-03-01")).toBeNull();
});
