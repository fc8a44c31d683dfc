import {expect, it} from "vitest";
import {exampleFormat} from "../testing/example-format";

it.each([
  ["de-DE", "km", {distance: "11,45", pace: "5:26", climb: ["69", "m"]}],
  ["en-US", "mi", {distance: "7.11", pace: "8:45", climb: ["226", "ft"]}],
] as const)("writes a run in the units of its reader: %s in %s", (locale, unit, expected) => {
  const format = exampleFormat(unit, locale);
  expect(format.distance(11_450)).toEqual({value: expected.distance, unit});
  expect(format.pace(1000 / 326)).toEqual({value: expected.pace, unit: `/${unit}`});
  expect(format.climb(69)).toEqual({value: expected.climb[0], unit: expected.climb[1]});
});

it("what was not measured is a dash, and never a zero", () => {
  const format = exampleFormat("km");
  expect([
    format.distance(null).value,
    format.watts(null).value,
    format.pace(null).value,
    format.duration(null),
    format.number(Number.NaN),
  ]).toEqual(["–", "–", "–", "–", "–"]);
  expect(format.watts(0).value).toBe("0");
});

it("a runner who stands still has no pace", () => {
  expect(exampleFormat("km").pace(0.2).value).toBe("–");
});
