import {describe, expect, it} from "vitest";
import {madeSeries, steady} from "../testing/series.ts";
import {metresCovered} from "./covered.ts";
import {elevationOf, runningMean, smoothAltitude} from "./elevation.ts";
import {isMovingPowerShown} from "./moving-power.ts";
import {powerHeartRateDrift} from "./power-drift.ts";
import {summarize} from "./summarize.ts";

const of = (series: Parameters<typeof summarize>[0]) => summarize(series, {mass: 70, hasBarometer: true});

it("counts standing in the mean, excludes it from moving power, and reports when the two differ", () => {
  const stopAndGo = of(madeSeries({power: [...steady(300, 90), ...steady(0, 10)]}));
  expect(stopAndGo).toMatchObject({average_power: 270, moving_power: 300, moving_time: 90, work_kj: 27});
  expect(isMovingPowerShown(stopAndGo)).toBe(true);
  expect(isMovingPowerShown(of(madeSeries({power: steady(300, 100)})))).toBe(false);
});

it("distinguishes elapsed, timer and moving time", () => {
  const power = [300, 300, Number.NaN, Number.NaN, 0, 300];
  const summary = of(madeSeries({power}, {paused: [2, 3]}));
  expect(summary).toMatchObject({elapsed_time: 5, timer_time: 4, moving_time: 3, average_power: 225});
});

it("counts a gap with the timer running as 0 W but not as a heart rate of 0", () => {
  const gap = of(madeSeries({power: [300, Number.NaN, 300], heart_rate: [150, Number.NaN, 160]}));
  expect(gap).toMatchObject({average_power: 200, average_heart_rate: 155, max_heart_rate: 160});
});

it("takes the highest power over three seconds, never across a pause", () => {
  expect(of(madeSeries({power: [0, 600, 300, 300, 0]})).max_power).toBe(400);
  const paused = madeSeries({power: [300, 300, 0, 900, 900]}, {paused: [2]});
  expect(of(paused).max_power).toBeNull();
});

it("weighs hard parts more in iso power, and equals a steady power", () => {
  expect(of(madeSeries({power: steady(250, 100)})).iso_power).toBeCloseTo(250, 9);
  const surges = [...steady(150, 300), ...steady(350, 300)];
  // 271 windows in each part and 29 across: (271·150⁴ + 271·350⁴ + Σ(150 + 200k/30)⁴) / 571, fourth root.
  expect(of(madeSeries({power: surges})).iso_power).toBeCloseTo(295.4615, 4);
  expect(of(madeSeries({power: steady(250, 29)})).iso_power).toBeNull();
});

it("relates form power to power only where both were measured above 0", () => {
  const series = madeSeries({power: [300, 300, 0, 300], form_power: [75, Number.NaN, 80, 75]});
  expect(of(series).form_power_ratio).toBe(0.25);
});

it("divides the distance by the moving time, and takes the mean speed only where no distance is known", () => {
  const speed = [...steady(2.5, 90), ...steady(0, 10)];
  const distance = speed.map((_, second) => Math.min(2.7 * (second + 1), 243));
  expect(of(madeSeries({speed, distance})).average_speed).toBeCloseTo(2.7, 9);
  expect(of(madeSeries({speed})).average_speed).toBe(2.5);
  expect(of(madeSeries({distance})).average_speed).toBeNull();
});

it("lets stretches add up to the metres of their run, also where one begins in a second without a distance", () => {
  const run = madeSeries({distance: [3, 6, Number.NaN, 12, 15]});
  const metres = [metresCovered(run, {from: 0, to: 2}), metresCovered(run, {from: 3, to: 4})];
  expect(metres).toEqual([6, 9]);
  expect(metresCovered(madeSeries({speed: steady(3, 5)}), {from: 0, to: 4})).toBeNull();
});

it("finds effectiveness of about 1 for an ordinary runner, and none without a weight", () => {
  const series = madeSeries({power: steady(280, 60), speed: steady(3.95, 60)});
  expect(of(series).running_effectiveness).toBeCloseTo(0.9875, 4);
  expect(summarize(series, {mass: null, hasBarometer: true}).running_effectiveness).toBeNull();
});

it("pitfall 21: the same run of a heavier runner is more effective per W/kg: weight is that of the day", () => {
  const series = madeSeries({power: steady(280, 60), speed: steady(3.95, 60)});
  const heavier = summarize(series, {mass: 77, hasBarometer: true}).running_effectiveness ?? 0;
  expect(heavier / (of(series).running_effectiveness ?? 0)).toBeCloseTo(1.1, 9);
});

it("measures a step in metres from speed and steps", () => {
  const series = madeSeries({speed: [3, 3, 0], cadence: [180, 0, 170], power: [250, 250, 0]});
  expect(of(series)).toMatchObject({average_stride_length: 1, average_cadence: 90});
});

it("is null, not 0, for everything that was never measured", () => {
  const summary = of(madeSeries({temperature: steady(20, 5)}));
  const measured = Object.entries(summary).filter(([, value]) => value !== null);
  expect(Object.fromEntries(measured)).toEqual({elapsed_time: 4, timer_time: 5, moving_time: 0});
});

it("pitfall 28: an empty run has a summary", () => {
  expect(of(madeSeries({power: []}))).toMatchObject({elapsed_time: 0, timer_time: 0, average_power: null});
});

describe("drift", () => {
  const halves = (first: number, second: number) => [...steady(first, 900), ...steady(second, 900)];

  it("is the loss of power per beat in percent of the first half", () => {
    const series = madeSeries({power: steady(280, 1800), heart_rate: halves(140, 154)});
    expect(powerHeartRateDrift(series)).toBeCloseTo(100 * (1 - 140 / 154), 9);
  });

  it("is unknown for short runs and patchy heart rates", () => {
    const short = madeSeries({power: steady(280, 1199), heart_rate: steady(140, 1199)});
    expect(powerHeartRateDrift(short)).toBeNull();
    const patchy = madeSeries({
      power: steady(280, 1800),
      heart_rate: [...steady(140, 1400), ...steady(Number.NaN, 400)],
    });
    expect(powerHeartRateDrift(patchy)).toBeNull();
  });
});

describe("elevation", () => {
  it("counts climbs and descents beyond the hysteresis, not noise", () => {
    expect(elevationOf([100, 101, 100, 101.5, 99], 2)).toEqual({gain: 0, loss: 0});
    expect(elevationOf([100, 103, 102, 110, 100], 2)).toEqual({gain: 10, loss: 10});
    expect(elevationOf([100, 100.9, 100, 101, 100.5])).toEqual({gain: 1, loss: 0});
    // A value as the mean of floats may yield it.
    expect(elevationOf([100, 100.99999999999999])).toEqual({gain: 1, loss: 0});
  });

  it("climbs nothing while a sensor finds its height, or loses it for a while", () => {
    const of = (...altitude: number[]) =>
      summarize(madeSeries({altitude}), {mass: 70, hasBarometer: true}).elevation_gain;
    const hill = [...steady(700, 60), ...steady(705, 60)];
    expect(of(...hill)).toBeCloseTo(5, 9);
    expect(of(...steady(0, 20), ...hill)).toBeCloseTo(5, 9);
    expect(of(...steady(700, 60), ...steady(120, 30), ...hill)).toBeCloseTo(5, 9);
    // Across a gap between two records, altitude may change as steeply as a runner climbs.
    const gap = [...steady(700, 60), ...steady(Number.NaN, 19), ...steady(820, 60)];
    expect(of(...gap)).toBeCloseTo(120, 9);
  });

  it("counts climbs only from 3 m where no barometer measured", () => {
    const altitude = [...steady(100, 60), ...steady(102.5, 60), ...steady(100, 60)];
    expect(summarize(madeSeries({altitude}), {mass: 70, hasBarometer: true}).elevation_gain).toBeGreaterThan(
      0,
    );
    expect(summarize(madeSeries({altitude}), {mass: 70, hasBarometer: false}).elevation_gain).toBe(0);
  });

  it("counts what a barometer measures from 1 m on, in waves of 40 s", () => {
    const waves = Array.from({length: 600}, (_, second) => 100 - 0.8 * Math.cos((2 * Math.PI * second) / 40));
    const {elevation_gain} = summarize(madeSeries({altitude: waves}), {mass: 70, hasBarometer: true});
    // 15 waves of 1.6 m: each counts once it exceeds 1 m.
    expect(elevation_gain).toBeGreaterThan(14);
  });

  it("smooths out a single wrong value and preserves a ramp", () => {
    const ramp = Array.from({length: 60}, (_, second) => second);
    const wrong = ramp.with(30, 500);
    expect(Math.max(...smoothAltitude(wrong))).toBeLessThan(60);
    expect(smoothAltitude(ramp)[30]).toBeCloseTo(30, 9);
    expect([...runningMean([1, Number.NaN, 3], 3)]).toEqual([1, 2, 3]);
  });
});
