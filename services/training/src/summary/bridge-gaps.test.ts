import {expect, it} from "vitest";
import {recordingOf} from "../../test/support/recordings.ts";
import {crop} from "../edits/crop.ts";
import {putOnGrid} from "../series/grid.ts";
import {madeSeries, steady} from "../testing/series.ts";
import {bridgeGaps} from "./bridge-gaps.ts";
import {metresCovered} from "./covered.ts";
import {movingSlots} from "./moving.ts";
import {summarize} from "./summarize.ts";

const NAN = Number.NaN;
const summaryOf = (series: Parameters<typeof summarize>[0]) =>
  summarize(series, {mass: null, hasBarometer: true});

/** 3 m/s throughout: a record every second for two minutes, then one every 20 s, as a watch that saves records writes them. */
const TIMES = [
  ...Array.from({length: 120}, (_, second) => second),
  ...Array.from({length: 30}, (_, index) => 120 + 20 * index),
];
const sparse = () => putOnGrid(recordingOf(TIMES, {distance: TIMES.map((second) => 3 * second)})).series;

it("counts the seconds of a gap with the timer running as moving, so that a pace is that of the metres", () => {
  const summary = summaryOf(sparse());
  expect(summary).toMatchObject({timer_time: 701, moving_time: 701, distance: 2100});
  expect(summary.average_speed).toBeCloseTo(2100 / 701, 9);
});

it("leaves what is shown second by second empty in such a gap", () => {
  const {speed, distance} = sparse().columns;
  expect([speed?.[150], distance?.[150]]).toEqual([NAN, NAN]);
});

it("counts no time of a gap without ground covered as moving, nor any of a pause", () => {
  const recording = recordingOf([0, 1, 2, 202, 203], {distance: [0, 3, 6, 26, 29]});
  expect(summaryOf(putOnGrid(recording).series)).toMatchObject({timer_time: 204, moving_time: 5});
  const timer = [
    {time: 2, isRunning: false},
    {time: 202, isRunning: true},
  ];
  const paused = recordingOf([0, 1, 2, 202, 203], {distance: [0, 3, 6, 606, 609]}, {timer});
  expect(summaryOf(putOnGrid(paused).series)).toMatchObject({timer_time: 5, moving_time: 5});
});

it("takes no implausible speed out of a gap", () => {
  const speed = [3, 3, NAN, NAN, 3];
  const moving = movingSlots(madeSeries({speed, distance: [3, 6, NAN, NAN, 600]}));
  expect([...moving]).toEqual([1, 1, 0, 0, 1]);
});

it("weights heart rate and cadence by the time that each value represents, up to a minute", () => {
  const beats = [...steady(120, 40), ...steady(NAN, 39), 160, ...steady(160, 10)];
  const weighed = summaryOf(madeSeries({heart_rate: beats})).average_heart_rate;
  // 40 s at 120, 39 s on the way to 160, 11 s there.
  expect(weighed).toBeCloseTo((40 * 120 + 39 * 140 + 11 * 160) / 90, 9);
  const lost = [...steady(120, 40), ...steady(NAN, 60), ...steady(160, 40)];
  expect(summaryOf(madeSeries({heart_rate: lost})).average_heart_rate).toBe(140);
  const speed = steady(3, 42);
  const cadence = [180, ...steady(NAN, 40), 160];
  expect(summaryOf(madeSeries({speed, cadence})).average_cadence).toBeCloseTo(170, 9);
});

it("counts a gap as 0 W", () => {
  const power = [300, ...steady(0, 11), 300];
  const speed = [3, ...steady(NAN, 11), 3];
  const distance = [3, ...steady(NAN, 11), 39];
  const summary = summaryOf(madeSeries({power, speed, distance}));
  expect(summary).toMatchObject({work_kj: 0.6, moving_time: 13});
  expect(summary.average_power).toBeCloseTo(600 / 13, 9);
});

it("shares a gap between the stretches that it lies in", () => {
  const whole = bridgeGaps(sparse());
  const stretches = [
    {from: 0, to: 129},
    {from: 130, to: 700},
  ].map((range) =>
    summarize(crop(whole, range), {mass: null, hasBarometer: true, distance: metresCovered(whole, range)}),
  );
  expect(stretches.map(({distance}) => Math.round(distance ?? 0))).toEqual([387, 1713]);
  expect(stretches.map(({moving_time}) => moving_time)).toEqual([130, 571]);
});

it("changes nothing more when it is applied twice", () => {
  const once = bridgeGaps(sparse());
  expect(bridgeGaps(once)).toEqual(once);
});
