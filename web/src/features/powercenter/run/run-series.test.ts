import {expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {toSeries} from "./run-series";

it("what was not measured is NaN, and a list that never was has no column", () => {
  const run = exampleDetail({seconds: 4});
  const series = toSeries({...run, heart_rate_list: [140, null, 0, 141], cadence_list: null});
  expect(series.length).toBe(4);
  expect([...(series.columns.heart_rate ?? [])]).toEqual([140, Number.NaN, 0, 141]);
  expect(series.columns.cadence).toBeUndefined();
});

it("the timer runs from a start to the next stop, and again from the next start", () => {
  const run = exampleDetail({seconds: 6});
  const [begin = 0] = run.timestamp_list;
  const events = {start_events: [begin, begin + 4], stop_events: [begin + 2]};
  expect([...toSeries({...run, ...events}).active]).toEqual([1, 1, 0, 0, 1, 1]);
  // No start or stop is recorded: the timer ran all the time.
  expect([...toSeries({...run, start_events: [], stop_events: []}).active]).toEqual([1, 1, 1, 1, 1, 1]);
});

it("a place that is not known is none", () => {
  const run = exampleDetail({seconds: 2});
  const {columns} = toSeries({...run, loc_list: [null, {Lat: 48.1, Lng: 11.5}]});
  expect([...(columns.latitude ?? [])]).toEqual([Number.NaN, 48.1]);
});
