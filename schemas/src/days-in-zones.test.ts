import {expect, it} from "vitest";
import {dayInZone, startOfDay} from "./zoned-time.ts";

it.each([
  ["Europe/Berlin", "2027-01-01", "2026-12-31T23:00:00.000Z"],
  ["Australia/Sydney", "2027-01-01", "2026-12-31T13:00:00.000Z"],
  ["America/New_York", "2027-01-01", "2027-01-01T05:00:00.000Z"],
  ["Etc/UTC", "2027-01-01", "2027-01-01T00:00:00.000Z"],
  ["Europe/Berlin, the day clocks go forward", "2027-03-28", "2027-03-27T23:00:00.000Z"],
  ["Africa/Cairo, where that day has no midnight", "2027-04-30", "2027-04-29T22:00:00.000Z"],
])("%s: %s begins at %s", (zone, day, instant) => {
  const [timeZone = zone] = zone.split(",");
  expect(startOfDay(day, timeZone).toISOString()).toBe(instant);
});

it("the first instant belongs to the day, the one before does not", () => {
  const start = startOfDay("2026-11-21", "America/Toronto");
  expect(dayInZone(start, "America/Toronto")).toBe("2026-11-21");
  expect(dayInZone(new Date(start.getTime() - 1), "America/Toronto")).toBe("2026-11-20");
});
