import {expect, it} from "vitest";
import {recordingOf} from "../../test/support/recordings.ts";
import {putOnGrid} from "./grid.ts";
import {NO_TOTALS} from "./recording.ts";

const SECONDS = Array.from({length: 601}, (_, second) => second);
/** 3 m/s to the north. */
const latitude = SECONDS.map((second) => 48 + (3 * second) / 111_195);
const longitude = SECONDS.map(() => 11);
const speed = SECONDS.map(() => 3);
const told = (distance: number) => ({totals: {...NO_TOTALS, distance}});
const metres = (...about: Parameters<typeof recordingOf>) =>
  putOnGrid(recordingOf(...about)).series.columns.distance?.at(-1);

it("a treadmill that tells its speed alone has covered what that makes", () => {
  expect(metres(SECONDS, {speed})).toBeCloseTo(1803, 6);
  expect(metres(SECONDS, {heart_rate: SECONDS.map(() => 140)})).toBeUndefined();
});

it("the device's count is taken, also where positions say a little more", () => {
  const distance = SECONDS.map((second) => 2.8 * second);
  expect(metres(SECONDS, {distance, latitude, longitude}, told(1680))).toBeCloseTo(1680, 6);
  expect(metres(SECONDS, {distance, latitude, longitude})).toBeCloseTo(1680, 6);
});

it("a count that nothing agrees with gives way to what others agree on", () => {
  const distance = SECONDS.map((second) => 0.2 * second);
  expect(metres(SECONDS, {distance, speed, latitude, longitude})).toBeCloseTo(1800, 0);
  expect(metres(SECONDS, {distance, speed}, told(1800))).toBeCloseTo(1803, 6);
});

it("nothing is believed where nobody says more", () => {
  const distance = SECONDS.map(() => 0);
  expect(metres(SECONDS, {distance, speed})).toBeCloseTo(1803, 6);
  expect(metres(SECONDS, {distance})).toBe(0);
});
