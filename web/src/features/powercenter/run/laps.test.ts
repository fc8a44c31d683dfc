import {expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {adjustedSpeed} from "./adjusted-speed";
import {airShare, deviceLaps, distanceLaps} from "./laps";
import {toSeries} from "./run-series";

const RUN = exampleDetail({seconds: 1});
const seriesOf = (seconds: number, changes = {}) => toSeries(exampleDetail({seconds, changes}));

it("counts kilometres where none were pressed, the last as long as it is", () => {
  // 3 m/s: 1000 m are passed at 334 s, 2000 m at 667 s, and 799 s end at 2397 m.
  const laps = distanceLaps(seriesOf(800), 1000, RUN);
  expect(laps.map(({from, to, distance}) => [from, to, distance])).toEqual([
    [0, 334, 1002],
    [335, 667, 999],
    [668, 799, 396],
  ]);
  expect(laps[0]).toMatchObject({number: 1, power: 250, speed: 1002 / 335, heartRate: 150, airShare: null});
});

it("counts miles for readers who use miles, and returns no laps without distance", () => {
  expect(distanceLaps(seriesOf(800), 1609.344, RUN).map(({to}) => to)).toEqual([537, 799]);
  expect(distanceLaps(seriesOf(800, {distance_list: null}), 1000, RUN)).toEqual([]);
});

it("returns the share of a lap's power that went into air resistance", () => {
  const series = seriesOf(120, {
    air_power_list: Array.from({length: 120}, (_, slot) => (slot < 60 ? 5 : 25)),
  });
  const laps = deviceLaps(exampleDetail({seconds: 120}).lap_events, series);
  expect(laps.map((lap) => lap.airShare)).toEqual([0.02, 0.1]);
  expect(airShare(seriesOf(120), {from: 0, to: 119})).toBeNull();
});

it("is on the level what it was, and faster uphill", () => {
  const rising = Array.from({length: 600}, (_, slot) => 500 + slot * 0.15);
  expect(adjustedSpeed(seriesOf(600, {elevation_list: Array(600).fill(500)}))).toBeCloseTo(3, 6);
  // 5 % cost 1.29 times the level: (19.5·.05 + 46.3·.0025 − 43.3·.000125 + 3.6 − …) / 3.6.
  expect(adjustedSpeed(seriesOf(600, {elevation_list: rising}))).toBeCloseTo(3 * 1.301, 1);
  expect(adjustedSpeed(seriesOf(600, {elevation_list: null}))).toBeNull();
});
