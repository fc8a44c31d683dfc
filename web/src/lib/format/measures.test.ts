import {expect, it} from "vitest";
import {measureWords} from "./measure-words";
import {distanceMeasure, paceMeasure} from "./measures";

it.each([
  [{region: "de", locale: "de"}, "1,2\u00a0km", "6:10\u00a0min/km"],
  [{region: "ca", locale: "en"}, "1.2\u00a0km", "6:10\u00a0min/km"],
  [{region: "us", locale: "en"}, "0.7\u00a0mi", "9:55\u00a0min/mi"],
  [{region: "us", locale: "es"}, "0.7\u00a0mi", "9:55\u00a0min/mi"],
  [{region: "gb", locale: "en"}, "0.7\u00a0mi", "9:55\u00a0min/mi"],
] as const)("%o measures in its own units", (market, distance, pace) => {
  expect(measureWords(distanceMeasure(1.2, market))).toBe(distance);
  expect(measureWords(paceMeasure(370, market))).toBe(pace);
});

it("a pace carries its seconds into the minute", () => {
  expect(paceMeasure(298.25, {region: "us", locale: "en"}).value).toBe("8:00");
});
