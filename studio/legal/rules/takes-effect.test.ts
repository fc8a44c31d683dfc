import {expect, test} from "vitest";
import {takesEffectSentence} from "./takes-effect.ts";

const ZONES = ["America/New_York", "America/Toronto", "Europe/Berlin", "Australia/Sydney", "UTC"];

test("names the first and the last region to change", () => {
  expect(takesEffectSentence("2027-01-01", ZONES)).toBe(
    "Takes effect on 1 January 2027 at 00:00 in each region; first in Sydney (31 December 13:00 UTC), " +
      "last in New York (1 January 05:00 UTC).",
  );
});

test("regions on one clock change together", () => {
  expect(takesEffectSentence("2027-01-01", ["Europe/Berlin", "Europe/Paris"])).toBe(
    "Takes effect on 1 January 2027 at 00:00 in each region (31 December 23:00 UTC).",
  );
});

test("in summer the hours differ", () => {
  expect(takesEffectSentence("2027-07-01", ZONES)).toContain("first in Sydney (30 June 14:00 UTC)");
  expect(takesEffectSentence("2027-07-01", ZONES)).toContain("last in New York (1 July 04:00 UTC)");
});

test("returns no sentence for an incomplete date", () => {
  expect(takesEffectSentence("2027-1", ZONES)).toBeNull();
});
