import {expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {exampleFormat} from "../testing/example-format";
import {lineMean, runMeans} from "./line-means";

it("the mean of paces is the pace of the mean speed", () => {
  // A kilometre's worth of seconds at 4 m/s and at 2 m/s: together 3 m/s.
  expect(lineMean({key: "pace", values: Float64Array.of(250, 500)})).toBeCloseTo(1000 / 3, 9);
  expect(lineMean({key: "power", values: Float64Array.of(250, Number.NaN, 350)})).toBe(300);
});

it("nothing measured has no mean", () => {
  expect(lineMean({key: "power", values: Float64Array.of(Number.NaN)})).toBeNull();
});

it("a line's mean equals the value shown at the top of the page", () => {
  const run = exampleDetail({seconds: 60, changes: {average_power: 218, average_speed: 4}});
  const line = {label: "", color: "", height: 1, width: 1, ticks: [], range: [0, 1] as const};
  const lines = ["power", "pace", "elevation"].map((key) => ({
    ...line,
    key,
    values: Float64Array.of(1, 3),
    words: () => ({value: "", unit: ""}),
  }));
  expect(runMeans(run, lines, exampleFormat("km"))).toEqual({power: 218, pace: 250, elevation: 2});
});
