import {expect, it} from "vitest";
import {madeSeries, steady} from "../testing/series.ts";
import {powerFor} from "./cost.ts";
import {personalCost, runnerCost, steadyCosts} from "./personal-cost.ts";

const RUNNER = {mass: 70};
const level = (seconds: number, cost = 1.05) =>
  madeSeries({
    power: steady(powerFor(3.5, 0, {...RUNNER, cost}), seconds),
    speed: steady(3.5, seconds),
    altitude: steady(100, seconds),
  });

it("reads a runner's cost from steady level running, once per three minutes", () => {
  const costs = steadyCosts(level(600), RUNNER);
  expect(costs).toHaveLength(3);
  for (const cost of costs) expect(cost).toBeCloseTo(1.05, 9);
});

it.each([
  ["a pause", {...level(180), active: new Uint8Array(180).fill(1).fill(0, 90, 91)}],
  [
    "a climb",
    madeSeries({...level(180).columns, altitude: Array.from({length: 180}, (_, second) => second * 0.1)}),
  ],
  [
    "surges",
    madeSeries({
      ...level(180).columns,
      power: Array.from({length: 180}, (_, second) => 200 + 80 * (second % 2)),
    }),
  ],
  ["standing", madeSeries({...level(180).columns, speed: [0, ...steady(3.5, 179)]})],
  ["no altitude", madeSeries({power: steady(250, 180), speed: steady(3.5, 180)})],
])("learns nothing from %s", (_what, series) => {
  expect(steadyCosts(series, RUNNER)).toEqual([]);
});

it("believes few stretches little, and none beyond what bodies do", () => {
  expect(personalCost([])).toBe(0.98);
  expect(personalCost(steady(1.08, 20))).toBeCloseTo(1.03, 9);
  expect(personalCost(steady(1.08, 1980))).toBeCloseTo(1.079, 9);
  expect(personalCost(steady(2, 1980))).toBeLessThan(1.15);
});

it("comes from three runs or more, and is the default before", () => {
  const one = steady(1.08, 10);
  const own = {cost: 1.04, runs: 3, stretches: 30, median: 1.08};
  expect(runnerCost([Array.from(one), [], Array.from(one), Array.from(one)])).toEqual({
    ...own,
    cost: expect.closeTo(own.cost, 9),
  });
  const none = {cost: 0.98, runs: 0, stretches: 0, median: null};
  expect(runnerCost([Array.from(steady(1.08, 60)), [1.1], []])).toEqual(none);
  expect(runnerCost([])).toEqual(none);
});
