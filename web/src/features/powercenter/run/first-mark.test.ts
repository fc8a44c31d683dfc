import {expect, it} from "vitest";
import {firstMark, isWorthReporting} from "./first-mark";

it.each([
  ["one mark", 296.4, 301.2, 300],
  ["several: the highest", 255, 301.2, 300],
  ["none", 291, 298, null],
  ["nor by reaching one", 296, 300, null],
  ["nor again from one that was reached", 300, 305, null],
])("names the round number that was passed: %s", (_what, before, power, mark) => {
  expect(firstMark({before, power})).toBe(mark);
});

it("is silent about what is more by less than a watt", () => {
  expect(isWorthReporting({before: 296.2, power: 296.6})).toBe(false);
  expect(isWorthReporting({before: 296.2, power: 297.2})).toBe(true);
  // It passed a mark.
  expect(isWorthReporting({before: 299.9, power: 300.2})).toBe(true);
});
