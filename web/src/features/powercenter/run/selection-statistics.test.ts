import {describe, expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {toSeries} from "./run-series";
import {parseClock, statisticsOf, statisticsOfRun, typedRange} from "./selection-statistics";
import {wholeRun} from "./whole-run";

const AT_250 = {critical_power: 250, has_barometer: true};
const WITHOUT = {...AT_250, critical_power: null};

describe("a stretch of a run", () => {
  const series = toSeries(exampleDetail({seconds: 600}));

  it("has the totals and means of what was run in it", () => {
    const {seconds, distance, power, share, speed, heartRate} = statisticsOf(
      series,
      {from: 60, to: 120},
      AT_250,
    );
    expect({seconds, distance, power, share, speed, heartRate}).toEqual({
      seconds: 61,
      distance: 183,
      power: 250,
      share: 1,
      speed: 3,
      heartRate: 150,
    });
  });

  it("takes standing out of its time, as its pace does", () => {
    const speeds = Array.from({length: 600}, (_, second) => (second < 100 ? 0 : 3));
    const power = speeds.map((speed) => 80 * speed);
    const changes = {speed_list: speeds, total_power_list: power};
    const stood = toSeries(exampleDetail({seconds: 600, changes}));
    const {seconds, distance, speed} = statisticsOf(stood, {from: 50, to: 149}, WITHOUT);
    expect([seconds, distance, speed]).toEqual([50, 300, 6]);
  });

  it("that covers the whole run has the values of the run's header", () => {
    const changes = {
      critical_power: 250,
      distance: 1801,
      moving_time: 590,
      total_elevation_gain: 57,
      average_power: 249,
    };
    const run = exampleDetail({seconds: 600, changes});
    expect(statisticsOfRun(run, toSeries(run))).toMatchObject({
      seconds: 590,
      distance: 1801,
      climb: 57,
      power: 249,
      share: 249 / 250,
      speed: run.average_speed,
    });
  });

  it("climbs as its run does: what positions measured from three metres on", () => {
    const height = (second: number) => (second % 200 < 100 ? 500 : 502.5);
    const elevation_list = Array.from({length: 600}, (_, second) => height(second));
    const hilly = toSeries(exampleDetail({seconds: 600, changes: {elevation_list}}));
    const climb = (has_barometer: boolean) =>
      statisticsOf(hilly, {from: 50, to: 549}, {...AT_250, has_barometer}).climb ?? Number.NaN;
    expect(climb(true)).toBeGreaterThan(5);
    expect(climb(false)).toBe(0);
  });

  it("has a share of the stress: the parts add up to the whole", () => {
    const stress = (from: number, to: number) =>
      statisticsOf(series, {from, to}, AT_250).stress ?? Number.NaN;
    expect(stress(0, 299) + stress(300, 599)).toBeCloseTo(stress(0, 599), 9);
    expect(stress(0, 599)).toBeCloseTo((600 / 3600) * 100, 9);
  });

  it("without critical power has neither stress nor a share of it", () => {
    const {share, stress, power} = statisticsOf(series, wholeRun(series), WITHOUT);
    expect([share, stress, power]).toEqual([null, null, 250]);
  });

  it("of a run without power has null instead of zero", () => {
    const bare = toSeries(exampleDetail({seconds: 600, changes: {total_power_list: null}}));
    const {power, stress, work} = statisticsOf(bare, wholeRun(bare), AT_250);
    expect([power, stress, work]).toEqual([null, null, null]);
  });
});

it.each([
  ["12:30", 750],
  ["1:02:14", 3734],
  ["750", 750],
  [" 0:05 ", 5],
  ["12:60", null],
  ["", null],
  ["ten", null],
  ["-1:00", null],
  ["1:2:3:4", null],
])("%j is %s seconds", (text, seconds) => {
  expect(parseClock(text)).toBe(seconds);
});

it.each([
  ["1:00", "2:00", {from: 60, to: 120}],
  ["0", "9:59", {from: 0, to: 599}],
  ["2:00", "1:00", null],
  ["1:00", "1:00", null],
  ["0", "10:00", null],
  ["", "1:00", null],
])("%j to %j within ten minutes: %o", (from, to, range) => {
  expect(typedRange(from, to, {length: 600})).toEqual(range);
});
