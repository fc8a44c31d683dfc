import {describe, expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {toSeries} from "./run-series";
import {parseClock, statisticsOf, statisticsOfRun, typedRange, wholeRun} from "./selection-statistics";

describe("a stretch of a run", () => {
  const series = toSeries(exampleDetail({seconds: 600}));

  it("comes to what was run in it", () => {
    const {seconds, distance, power, share, speed, heartRate} = statisticsOf(
      series,
      {from: 60, to: 120},
      250,
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
    const standing = Array.from({length: 600}, (_, second) => (second < 100 ? 0 : 3));
    const power = standing.map((speed) => 80 * speed);
    const changes = {speed_list: standing, total_power_list: power};
    const stood = toSeries(exampleDetail({seconds: 600, changes}));
    const {seconds, distance, speed} = statisticsOf(stood, {from: 50, to: 149}, null);
    expect([seconds, distance, speed]).toEqual([50, 300, 6]);
  });

  it("of the whole run is what its head says", () => {
    const changes = {distance: 1801, moving_time: 590, total_elevation_gain: 57, average_power: 249};
    const run = exampleDetail({seconds: 600, changes});
    expect(statisticsOfRun(run, toSeries(run), 250)).toMatchObject({
      seconds: 590,
      distance: 1801,
      climb: 57,
      power: 249,
      share: 249 / 250,
      speed: run.average_speed,
    });
  });

  it("has a share of the stress: the parts add up to the whole", () => {
    const stress = (from: number, to: number) => statisticsOf(series, {from, to}, 250).stress ?? Number.NaN;
    expect(stress(0, 299) + stress(300, 599)).toBeCloseTo(stress(0, 599), 9);
    expect(stress(0, 599)).toBeCloseTo((600 / 3600) * 100, 9);
  });

  it("without critical power has neither stress nor a share of it", () => {
    const {share, stress, power} = statisticsOf(series, wholeRun(series), null);
    expect([share, stress, power]).toEqual([null, null, 250]);
  });

  it("of a run without power says so instead of zero", () => {
    const bare = toSeries(exampleDetail({seconds: 600, changes: {total_power_list: null}}));
    const {power, stress, work} = statisticsOf(bare, wholeRun(bare), 250);
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
