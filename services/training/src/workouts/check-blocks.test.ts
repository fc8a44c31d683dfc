import {expect, it} from "vitest";
import {checkBlocks} from "./check-blocks.ts";
import {BLANK_SEGMENT, type Block, durationTime, type Segment} from "./workout.ts";

const segment = (more: Partial<Segment> = {}): Segment => ({
  ...BLANK_SEGMENT,
  uuid: "s",
  duration_time: durationTime(600),
  ...more,
});
const block = (segments: readonly Segment[], repeat = 1): Block => ({uuid: "b", repeat, segments});
const codes = (...segments: readonly Segment[]) => checkBlocks([block(segments)]).map(({code}) => code);

it("takes what has a length and a target, each as its types name them", () => {
  const percent = (min: number | null, max: number | null, value: number | null) => ({min, max, value});
  expect(
    codes(
      segment(),
      segment({duration_type: "lap", duration_time: null}),
      segment({duration_type: "distance", duration_distance: 1}),
      segment({intensity_type: "percentage", intensity_percent: percent(null, null, 90)}),
      segment({intensity_type: "percentage", intensity_percent: percent(85, 95, null)}),
      // A ramp may go down.
      segment({intensity_type: "ramp", intensity_percent: percent(100, 60, null)}),
      segment({intensity_type: "power", target_power: 250}),
      segment({intensity_type: "zone", zone_selected: 3}),
      segment({intensity_type: "rpe", rpe_selected: 6}),
    ),
  ).toEqual([]);
});

it.each<[string, Partial<Segment>]>([
  ["no_length", {duration_time: null}],
  ["no_length", {duration_time: durationTime(0)}],
  ["no_length", {duration_type: "distance"}],
  ["no_length", {duration_type: "distance", duration_distance: 600}],
  ["no_target", {intensity_type: "power"}],
  ["no_target", {intensity_type: "zone"}],
  ["no_target", {intensity_type: "rpe"}],
  ["no_target", {intensity_type: "ramp", intensity_percent: {min: 60, max: null, value: 80}}],
  ["no_target", {intensity_type: "percentage", intensity_percent: {min: 60, max: null, value: null}}],
  ["range_reversed", {intensity_type: "percentage", intensity_percent: {min: 95, max: 85, value: null}}],
])("names %s", (code, more) => {
  expect(checkBlocks([block([segment()]), block([segment(), segment(more)])])).toEqual([
    {code, block: 1, segment: 1},
  ]);
});

it("is no longer than two days, also by distance and repeats", () => {
  const hour = segment({duration_time: durationTime(3600)});
  expect(checkBlocks([block([hour], 48)])).toEqual([]);
  expect(checkBlocks([block([hour], 49)])).toEqual([{code: "too_long", block: null, segment: null}]);
  const longSegment = segment({duration_type: "distance", duration_distance: 100});
  expect(checkBlocks([block([longSegment], 2)]).map(({code}) => code)).toEqual(["too_long"]);
});
