import {expect, it} from "vitest";
import {formatDay} from "./dates";

it.each([
  [{region: "de", locale: "de"}, "1. Januar 2027"],
  [{region: "us", locale: "en"}, "January 1, 2027"],
  [{region: "gb", locale: "en"}, "1 January 2027"],
  [{region: "fr", locale: "fr"}, "1er janvier 2027"],
  [{region: "es", locale: "es"}, "1 de enero de 2027"],
] as const)("a day is the same day everywhere: %o", (market, expected) => {
  expect(formatDay("2027-01-01", market)).toBe(expected);
});

it("only the first of a month is an ordinal in French", () => {
  const paris = {region: "fr", locale: "fr"} as const;
  expect(formatDay("2026-11-21", paris)).toBe("21 novembre 2026");
  expect(formatDay("2026-01-01", paris, "short")).toBe("01/01/2026");
});
