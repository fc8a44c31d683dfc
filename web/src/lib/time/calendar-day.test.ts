import {expect, it} from "vitest";
import {dayAfter, dayBefore, isCalendarDay} from "./calendar-day";

it.each([
  ["2027-01-01", "2026-12-31"],
  ["2028-03-01", "2028-02-29"],
])("%s comes right after %s", (day, before) => {
  expect(dayBefore(day)).toBe(before);
  expect(dayAfter(before)).toBe(day);
});

it.each(["2027-02-29", "2027-13-01", "2027-1-1", "01-01-2027", "", "tomorrow"])("%j is no day", (value) => {
  expect(isCalendarDay(value)).toBe(false);
});
it("2028-02-29 is one", () => expect(isCalendarDay("2028-02-29")).toBe(true));
