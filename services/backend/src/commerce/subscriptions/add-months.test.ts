import {isoDay} from "@gradus/training/numbers/days";
import {expect, it} from "vitest";
import {addMonths, addPeriods, listPeriods} from "./add-months.ts";

const at = (day: string, time = "10:30:00.000Z") => new Date(`${day}T${time}`);

it.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-01-31", 2, "2026-03-31"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2028-02-29", 48, "2032-02-29"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-11-30", 3, "2027-02-28"],
])("%s and %i months is %s", (from, months, to) => {
  expect(addMonths(at(from), months)).toEqual(at(to));
});

it("the hour stays when people change their clocks, in March as in October", () => {
  const before = new Date("2026-02-28T23:30:00Z");
  expect(addMonths(before, 1)).toEqual(new Date("2026-03-28T23:30:00Z"));
  expect(addMonths(before, 8)).toEqual(new Date("2026-10-28T23:30:00Z"));
  expect(addMonths(new Date("2026-03-29T01:30:00Z"), 7)).toEqual(new Date("2026-10-29T01:30:00Z"));
});

it("a short month shortens none that follows", () => {
  const monthly = {interval: "monthly", interval_count: 1} as const;
  const days = listPeriods(at("2026-01-31"), monthly, at("2026-02-01"), at("2026-06-01"));
  expect(days.map((day) => isoDay(day))).toEqual(["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]);
});

it.each([
  ["daily", "2026-03-03"],
  ["weekly", "2026-03-15"],
  ["monthly", "2026-05-01"],
  ["yearly", "2028-03-01"],
] as const)("two %s periods after 1 March", (interval, end) => {
  expect(addPeriods(at("2026-03-01"), {interval, interval_count: 1}, 2)).toEqual(at(end));
});
