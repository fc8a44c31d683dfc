import {expect, it} from "vitest";
import {recordingOf} from "../../test/support/recordings.ts";
import {summarize} from "../summary/summarize.ts";
import {putOnGrid} from "./grid.ts";
import {NO_TOTALS} from "./recording.ts";

const SECONDS = Array.from({length: 601}, (_, second) => second);
/** 3 m/s to the north. */
const latitude = SECONDS.map((second) => 48 + (3 * second) / 111_195);
const longitude = SECONDS.map(() => 11);
const speed = SECONDS.map(() => 3);
const deviceTotal = (distance: number) => ({totals: {...NO_TOTALS, distance}});
const metres = (...about: Parameters<typeof recordingOf>) =>
  putOnGrid(recordingOf(...about)).series.columns.distance?.at(-1);

it("reports the source of a distance", () => {
  const sourceOf = (columns: Parameters<typeof recordingOf>[1]) =>
    putOnGrid(recordingOf(SECONDS, columns)).distanceSource;
  expect(sourceOf({distance: speed.map((_, second) => 2.8 * second), speed})).toBe("device");
  expect(sourceOf({latitude, longitude})).toBe("positions");
  expect(sourceOf({speed})).toBe("speed");
  expect(sourceOf({heart_rate: speed})).toBeNull();
});

it("integrates the speed of a treadmill that records no distance", () => {
  expect(metres(SECONDS, {speed})).toBeCloseTo(1803, 6);
  expect(metres(SECONDS, {heart_rate: SECONDS.map(() => 140)})).toBeUndefined();
});

it("prefers the device's distance to a slightly longer one along positions", () => {
  const distance = SECONDS.map((second) => 2.8 * second);
  expect(metres(SECONDS, {distance, latitude, longitude}, deviceTotal(1680))).toBeCloseTo(1680, 6);
  expect(metres(SECONDS, {distance, latitude, longitude})).toBeCloseTo(1680, 6);
});

it("replaces a distance that disagrees with everything by one that is confirmed", () => {
  const distance = SECONDS.map((second) => 0.2 * second);
  expect(metres(SECONDS, {distance, speed, latitude, longitude})).toBeCloseTo(1800, 0);
  expect(metres(SECONDS, {distance, speed}, deviceTotal(1800))).toBeCloseTo(1803, 6);
});

it("takes a distance of 0 only if nothing else was measured", () => {
  const distance = SECONDS.map(() => 0);
  expect(metres(SECONDS, {distance, speed})).toBeCloseTo(1803, 6);
  expect(metres(SECONDS, {distance})).toBe(0);
});

it("counts a later leg from its start, and a run from 0 whose first records are missing", () => {
  const leg = SECONDS.map((second) => 40_330 + 3 * second);
  expect(metres(SECONDS, {distance: leg}, deviceTotal(1800))).toBeCloseTo(1800, 6);
  expect(metres(SECONDS, {distance: leg})).toBeCloseTo(1800, 6);
  const late = SECONDS.map((second) => 500 + 3 * second);
  expect(metres(SECONDS, {distance: late}, deviceTotal(2300))).toBeCloseTo(2300, 6);
});

it("ignores stale values of an earlier activity before the first reset", () => {
  const stale = SECONDS.map((second) => (second < 3 ? 40_000 : 3 * second));
  for (const distance of [stale, stale.with(1, 0).with(2, 0)])
    expect(metres(SECONDS, {distance}, deviceTotal(1800))).toBeCloseTo(1800, -1);
});

it("derives a speed that was not recorded from the trusted distance, not from a distrusted one", () => {
  const distance = SECONDS.map((second) => (second < 300 ? 0 : 9 * (second - 300) ** 0.5));
  const {series, distanceSource} = putOnGrid(
    recordingOf(SECONDS, {distance, latitude, longitude}, deviceTotal(1800)),
  );
  expect(distanceSource).toBe("positions");
  expect(series.columns.speed?.[100]).toBeCloseTo(3, 3);
  expect(summarize(series, {mass: null, hasBarometer: false}).moving_time).toBe(601);
});

it("sums a column of the metres from one point to the next, and takes none that sums to another run", () => {
  const steps = SECONDS.map((second) => (second === 0 ? 0 : 3 + Math.sin(second)));
  const [summed, unconfirmed, contradicted] = [
    {distance: steps, latitude, longitude},
    {distance: steps},
    {distance: steps.map((metres) => 2 * metres), latitude, longitude},
  ].map((columns) => putOnGrid(recordingOf(SECONDS, columns)));
  expect(summed?.distanceSource).toBe("device");
  expect(summed?.series.columns.distance?.at(-1)).toBeCloseTo(1800, -1);
  expect([unconfirmed?.distanceSource, unconfirmed?.series.columns.distance]).toEqual([null, undefined]);
  expect(contradicted?.distanceSource).toBe("positions");
});

it("keeps a distance column of two alternating sensors that ends at the device total", () => {
  const distance = SECONDS.map((second) => (second % 5 === 4 ? 2.5 : 3) * second).with(-1, 1800);
  expect(metres(SECONDS, {distance}, deviceTotal(1800))).toBeCloseTo(1800, 0);
});

it("spreads the metres of laps over the seconds that they ran, where nothing else was measured", () => {
  const lap = (start: number, elapsed: number, distance: number | null) => ({
    start,
    elapsed,
    timer: elapsed,
    distance,
    trigger: null,
    workoutStep: null,
  });
  const laps = [lap(0, 200, 600), lap(200, 100, 0), lap(300, 301, 900)];
  const heart_rate = SECONDS.map(() => 140);
  const {series, distanceSource} = putOnGrid(recordingOf(SECONDS, {heart_rate}, {laps}));
  expect(distanceSource).toBe("laps");
  expect([199, 250, 600].map((slot) => Math.round(series.columns.distance?.[slot] ?? 0))).toEqual([
    600, 600, 1500,
  ]);
  expect(series.columns.speed?.[100]).toBeCloseTo(3, 9);
  expect(
    Math.abs(summarize(series, {mass: null, hasBarometer: false}).moving_time - 501),
  ).toBeLessThanOrEqual(4);
  const zeros = SECONDS.map(() => 0);
  expect(putOnGrid(recordingOf(SECONDS, {distance: zeros}, {laps})).distanceSource).toBe("laps");
  expect(putOnGrid(recordingOf(SECONDS, {speed}, {laps})).distanceSource).toBe("speed");
  expect(
    putOnGrid(recordingOf(SECONDS, {heart_rate}, {laps: [lap(0, 600, null)]})).distanceSource,
  ).toBeNull();
});
