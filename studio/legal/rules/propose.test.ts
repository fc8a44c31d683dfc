import {expect, test} from "vitest";
import {proposeDay, proposeLabel} from "./propose.ts";

test.each([
  [["1.0", "2.0", "2.1"], "2.2"],
  [["2.9", "2.10"], "2.11"],
  [["Summer terms"], "Summer terms 2"],
  [[], "1.0"],
])("%j is followed by %s", (labels, next) => {
  expect(proposeLabel(labels)).toBe(next);
});

test("a new version is proposed for the first of a month, after the days of notice", () => {
  expect(proposeDay("2026-11-21", 30, [])).toBe("2027-01-01");
  expect(proposeDay("2026-11-23", 30, [])).toBe("2027-02-01");
  expect(proposeDay("2026-12-22", 0, [])).toBe("2027-01-01");
});

test("it never shares its day with another version", () => {
  expect(proposeDay("2026-11-21", 30, ["2026-06-19", "2027-01-01"])).toBe("2027-02-01");
});
