import {expect, it} from "vitest";
import {formatDuration} from "./duration";
import {formatPercent, formatQuantity} from "./numbers";

it.each([
  [0, "0:00"],
  [59.6, "1:00"],
  [370, "6:10"],
  [3599.7, "1:00:00"],
  [11745, "3:15:45"],
])("%d seconds read %s", (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected);
});

it("writes percentages as the language does", () => {
  expect(formatPercent(15, {region: "us", locale: "en"})).toBe("15%");
  expect(formatPercent(8.1, {region: "ch", locale: "fr"})).toMatch(/^8[.,]1[\u00a0\u202f]?%$/);
});

it("joins a number and its unit with a non-breaking space", () => {
  expect(formatQuantity(1.2, "km", {region: "de", locale: "de"}, 1)).toBe("1,2\u00a0km");
});
