import {expect, it} from "vitest";
import {dayInRegion, momentInRegion} from "./region-time.ts";

const LATE = "2026-11-30T23:14:00.000Z";

it.each([
  [{region: "de", locale: "de"}, "1. Dezember 2026", /^1\. Dezember 2026 um 00:14:00 MEZ$/],
  [{region: "us", locale: "en"}, "November 30, 2026", /^November 30, 2026 at 6:14:00\sPM EST$/],
  [{region: "au", locale: "en"}, "1 December 2026", /^1 December 2026 at 10:14:00\sam AEDT$/],
] as const)("days and times are those of the region %o, with the name of its zone", (market, day, moment) => {
  expect(dayInRegion(LATE, market)).toBe(day);
  expect(momentInRegion(LATE, market)).toMatch(moment);
});
