import {expect, it} from "vitest";
import {addDays, daysBetween, isDay, isoDay, lastDayOf, mondayOf, weekdayOf} from "./days.ts";

it.each([
  ["2027-01-01", "2026-12-31"],
  ["2028-03-01", "2028-02-29"],
  // Where clocks go forward that night.
  ["2026-03-30", "2026-03-29"],
])("%s comes right after %s", (day, before) => {
  expect(addDays(day, -1)).toBe(before);
  expect(addDays(before, 1)).toBe(day);
  expect(daysBetween(before, day)).toBe(1);
  expect(daysBetween(day, before)).toBe(-1);
});

it.each(["2027-02-29", "2027-13-01", "2027-1-1", "01-01-2027", "", "tomorrow"])("%j is no day", (value) => {
  expect(isDay(value)).toBe(false);
});
it("2028-02-29 is one", () => expect(isDay("2028-02-29")).toBe(true));

it("no day has no days after it", () => expect(() => addDays("tomorrow", 1)).toThrow(RangeError));

it("the day of an instant is that of UTC", () => {
  expect(isoDay(new Date("2026-11-24T23:59:59.999Z"))).toBe("2026-11-24");
});

it("a week begins on its Monday", () => {
  expect(["2026-11-23", "2026-11-26", "2026-11-29"].map(weekdayOf)).toEqual([0, 3, 6]);
  expect(["2026-11-23", "2026-11-26", "2026-11-29"].map(mondayOf)).toEqual(Array(3).fill("2026-11-23"));
});

it.each([
  ["2026-12", "2026-12-31"],
  ["2027-02", "2027-02-28"],
  ["2028-02", "2028-02-29"],
])("%s ends on %s", (month, day) => expect(lastDayOf(month)).toBe(day));
