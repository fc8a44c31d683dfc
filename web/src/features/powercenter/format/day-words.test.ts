import {expect, it} from "vitest";
import {listedDayWords, shortDayWords} from "./day-words";

it.each([
  ["2026-11-24", "24 November", "24 Nov"],
  ["2025-12-31", "31 December 2025", "31 Dec 2025"],
  ["2027-01-01", "1 January 2027", "1 Jan 2027"],
])("%s has its year where that is not this one", (day, long, short) => {
  expect(listedDayWords("en-GB", day, "2026-11-28")).toBe(long);
  expect(shortDayWords("en-GB", day, "2026-11-28")).toBe(short);
});
