import {expect, it} from "vitest";
import {parseRaceTime} from "./race-time";

it.each([
  ["1:45:30", 21_097.5, 6330],
  ["45:30", 10_000, 2730],
  [" 45:30 ", 10_000, 2730],
  ["45", 10_000, 2700],
  ["45,5", 10_000, 2730],
  ["45.5", 10_000, 2730],
  ["100:00", 21_097.5, 6000],
  ["24:00:00", 5000, 86_400],
])("%s over %d m is a time", (text, distance, seconds) => {
  expect(parseRaceTime(text, distance)).toBe(seconds);
});

it("two numbers are hours and minutes where no runner is that fast", () => {
  expect(parseRaceTime("3:30", 42_195)).toBe(12_600);
  expect(parseRaceTime("3:30", 1000)).toBe(210);
});

it.each(["", "0", "0:00", "fast", "1:75", "1:2:3", "-45:00", "1:00:00:00", "1e3"])("%s is none", (text) => {
  expect(parseRaceTime(text, 10_000)).toBeNull();
});
