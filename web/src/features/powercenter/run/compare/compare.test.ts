import {encodePolyline} from "@gradus/training/map/polyline";
import {expect, it} from "vitest";
import {exampleDetail} from "../../testing/example-detail";
import {toSeries} from "../run-series";
import {alignRuns} from "./align-runs";
import {isSameCourse} from "./same-course";

function runAt(speed: number, changes = {}) {
  const seconds = 600;
  const distance_list = Array.from({length: seconds}, (_, slot) => slot * speed);
  return toSeries(exampleDetail({seconds, changes: {distance_list, ...changes}}));
}

it("returns at each distance by how much time one run was ahead of the other", () => {
  // At 4 m/s a kilometre takes 250 s, at 2.5 m/s 400 s.
  const aligned = alignRuns(runAt(4), runAt(2.5));
  const index = aligned?.metres.findIndex((metres) => metres >= 1000) ?? -1;
  expect(aligned?.metres[index]).toBe(1000);
  expect([aligned?.ownTime[index], aligned?.otherTime[index], aligned?.lead[index]]).toEqual([250, 400, 150]);
  // Only as far as both went.
  expect(aligned?.metres.at(-1)).toBeLessThanOrEqual(599 * 2.5);
});

it("does not count a pause, and compares power where both have it", () => {
  const paused = {start_events: [0, 400].map((at) => at + 1_795_498_920), stop_events: [1_795_498_920 + 300]};
  const stood = alignRuns(runAt(2), runAt(2, paused));
  expect(stood?.lead.at(-1)).toBe(-100);
  const other = {total_power_list: Array(600).fill(240)};
  expect(alignRuns(runAt(2), runAt(2, other))?.morePower?.[50]).toBe(10);
  expect(alignRuns(runAt(2), runAt(2, {total_power_list: null}))?.morePower).toBeNull();
});

it("compares nothing without distance, or over a few steps", () => {
  expect(alignRuns(runAt(2), runAt(2, {distance_list: null}))).toBeNull();
  expect(alignRuns(runAt(2), runAt(0.2))).toBeNull();
});

const course = (latitude: number, distance: number | null) => ({
  id: "act_2",
  distance,
  polyline: encodePolyline({
    latitude: Float64Array.of(latitude, 48.2),
    longitude: Float64Array.of(11.5, 11.5),
  }),
});

it.each([
  ["began here and is as long", course(48.1005, 10_400), true],
  ["began elsewhere", course(48.11, 10_000), false],
  ["is longer", course(48.1, 11_200), false],
  ["measured no distance", course(48.1, null), false],
  ["has no positions", {...course(48.1, 10_000), polyline: null}, false],
])("knows the course of a run that %s", (_what, other, expected) => {
  expect(isSameCourse(course(48.1, 10_000), other)).toBe(expected);
});
