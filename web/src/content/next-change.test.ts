import {expect, it} from "vitest";
import {secondsToNextChange} from "./next-change";

const now = new Date("2026-12-31T22:59:00Z");

it("nothing in the result changes by date", () => {
  expect(
    secondsToNextChange({title: "2027-01-01", updatedAt: "2027-01-01T00:00:00Z"}, "UTC", now),
  ).toBeNull();
});

it.each([
  ["a version takes effect at the region's midnight", {effectiveFrom: "2027-01-01"}, "Europe/Berlin", 60],
  ["five hours earlier than in New York", {effectiveFrom: "2027-01-01"}, "America/New_York", 6 * 3600 + 60],
  ["a section appears at its instant", {sections: [{showFrom: "2026-12-31T23:00:00Z"}]}, "Asia/Tokyo", 60],
  ["a claim ends when its last day is over", {validTo: "2026-12-31"}, "UTC", 3660],
  ["a version is new until its first day is over", {newOn: "2026-12-31"}, "UTC", 3660],
  ["the nearest of several counts", [{validTo: "2027-05-01"}, {switchOn: "2027-01-01"}], "Europe/Berlin", 60],
])("%s", (_case, result, timeZone, seconds) => {
  expect(secondsToNextChange(result, timeZone, now)).toBe(seconds);
});

it("dates that have passed do not count", () => {
  expect(secondsToNextChange({effectiveFrom: "2026-06-19", validTo: "2026-12-30"}, "UTC", now)).toBeNull();
});

it.each(["2026-99-99", "2026-02-30", "soon", "9999999-01-01"])(
  "no date begins or ends anything: %s",
  (never) => {
    const claim = {validFrom: never, validTo: never, showUntil: never};
    expect(secondsToNextChange(claim, "Europe/Berlin", new Date("2026-11-21T12:00:00Z"))).toBeNull();
  },
);
