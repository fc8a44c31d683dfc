import {expect, it} from "vitest";
import {isRunDay, parseMonth, parseYear} from "./run-dates";

it.each(["9999", "1000", "0000", "1969", "2100", "abc", "26", undefined])("%s is no year of runs", (text) => {
  expect(parseYear(text)).toBeNull();
});

it.each(["2026-13", "2026-00", "1969-01", "9999-01", "26-01", "2026-01-01", undefined])(
  "%s is no month of runs",
  (text) => {
    expect(parseMonth(text)).toBeNull();
  },
);

it.each(["0001-01-01", "1000-05-05", "9999-12-31", "2026-02-30", ""])("%s is no day of a run", (text) => {
  expect(isRunDay(text)).toBe(false);
});

it("knows dates that can be", () => {
  expect([parseYear("2026"), parseMonth("1999-12"), isRunDay("2028-02-29")]).toEqual([2026, "1999-12", true]);
});
