import {expect, test} from "vitest";
import {distanceInWords, timeInTwoZones} from "./time-words.ts";

const midnight = new Date("2026-11-30T23:00:00Z");

test.each([
  ["America/Los_Angeles", "1 December 2026, 00:00 Berlin = 15:00 on 30 November in Los Angeles"],
  ["Europe/London", "1 December 2026, 00:00 Berlin = 23:00 on 30 November in London"],
  ["Asia/Tokyo", "1 December 2026, 00:00 Berlin = 08:00 in Tokyo"],
  ["Europe/Paris", "1 December 2026, 00:00 Berlin"],
])("from %s a time in Berlin reads %s", (ownZone, words) => {
  expect(timeInTwoZones(midnight, "Europe/Berlin", ownZone)).toBe(words);
});

test.each([
  ["2026-11-30T23:00:20Z", "now"],
  ["2026-11-30T22:50:00Z", "in 10 minutes"],
  ["2026-11-29T10:00:00Z", "in 37 hours"],
  ["2026-11-30T20:00:00Z", "in 3 hours"],
  ["2026-12-02T23:00:00Z", "2 days ago"],
])("seen from %s it is %s", (now, words) => {
  expect(distanceInWords(midnight, new Date(now))).toBe(words);
});
