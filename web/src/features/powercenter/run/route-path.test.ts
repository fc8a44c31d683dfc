import {expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {pathOf, pointAt, routePlan, scaleLength, within} from "./route-path";
import {toSeries} from "./run-series";

const run = exampleDetail({seconds: 41});

it("fits a route into its frame, north up", () => {
  const plan = routePlan(toSeries(run));
  if (!plan) throw new Error("no route");
  for (const {x, y} of plan.points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(plan.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(plan.height);
  }
  // It first goes north.
  expect((pointAt(plan.points, 10)?.y ?? 0) < (pointAt(plan.points, 0)?.y ?? 0)).toBe(true);
  expect(pathOf(plan.points)).toMatch(/^M[\d.]+ [\d.]+L/);
});

it("measures the ground: ten slots of a side are 278 metres there", () => {
  const plan = routePlan(toSeries(run));
  const [corner, start] = [pointAt(plan?.points ?? [], 10), pointAt(plan?.points ?? [], 0)];
  const metres = ((start?.y ?? 0) - (corner?.y ?? 0)) * (plan?.metresPerUnit ?? 0);
  expect(metres).toBeGreaterThan(270);
  expect(metres).toBeLessThan(286);
});

it("without positions, or on the spot, there is no route", () => {
  expect(routePlan(toSeries({...run, loc_list: null}))).toBeNull();
  expect(routePlan(toSeries({...run, loc_list: run.timestamp_list.map(() => null)}))).toBeNull();
  expect(
    routePlan(toSeries({...run, loc_list: run.timestamp_list.map(() => ({Lat: 48, Lng: 11}))})),
  ).toBeNull();
});

it("keeps only the points within a selection", () => {
  const points = [0, 5, 10].map((slot) => ({slot, x: slot, y: 0}));
  expect(within(points, {from: 4, to: 10}).map(({slot}) => slot)).toEqual([5, 10]);
  expect(pathOf(within(points, {from: 4, to: 6}))).toBe("");
});

it.each([
  [10, 100, 1000, 1],
  [3, 100, 1000, 0.2],
  [40, 100, 1609.344, 2],
])("a scale is a round length: %d m a unit", (metres, width, unit, length) => {
  expect(scaleLength(metres, width, unit)).toBeCloseTo(length, 9);
});
