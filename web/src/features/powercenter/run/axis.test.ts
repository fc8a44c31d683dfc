import {expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {exampleFormat} from "../testing/example-format";
import {axisTicks, axisValues, viewOf} from "./axis";
import {distanceSteps} from "./line-steps";
import {toSeries} from "./run-series";

const KM = exampleFormat("km");
const named = (ticks: ReturnType<typeof axisTicks>) => ticks.flatMap(({label}) => label ?? []);

it("a time axis is labelled in minutes, then in hours", () => {
  expect(named(axisTicks({from: 0, to: 3734}, "time", KM))).toEqual([
    "0",
    "10",
    "20",
    "30",
    "40",
    "50",
    "1:00",
  ]);
  expect(named(axisTicks({from: 60, to: 90}, "time", KM))).toEqual([
    "1",
    "1:05",
    "1:10",
    "1:15",
    "1:20",
    "1:25",
    "1:30",
  ]);
});

it("an axis of distance is in the unit of its reader", () => {
  expect(named(axisTicks({from: 0, to: 10_000}, "distance", KM))).toEqual(["0", "2", "4", "6", "8", "10"]);
  const miles = exampleFormat("mi");
  expect(named(axisTicks({from: 0, to: 10_000}, "distance", miles))).toEqual([
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
  ]);
});

it("distance never goes back on its axis, and without one the axis is time", () => {
  const run = exampleDetail({seconds: 4});
  const series = toSeries({...run, distance_list: [0, 5, null, 4]});
  expect([...axisValues(series, "distance")]).toEqual([0, 5, 5, 5]);
  expect([...axisValues(toSeries({...run, distance_list: null}), "distance")]).toEqual([0, 1, 2, 3]);
});

it("marks each kilometre once, where it is done", () => {
  const series = toSeries(exampleDetail({seconds: 800}));
  expect(distanceSteps(series, KM)).toEqual([
    {slot: 334, label: "1"},
    {slot: 667, label: "2"},
  ]);
  expect(distanceSteps(toSeries(exampleDetail({seconds: 9, changes: {distance_list: null}})), KM)).toEqual(
    [],
  );
});

it("sees all of an axis or a stretch of it, and of one that never moves a piece", () => {
  const xs = Float64Array.of(0, 3, 6, 9);
  expect(viewOf(xs, null)).toEqual({from: 0, to: 9});
  expect(viewOf(xs, {from: 1, to: 2})).toEqual({from: 3, to: 6});
  expect(viewOf(Float64Array.of(5, 5), null)).toEqual({from: 5, to: 6});
});
