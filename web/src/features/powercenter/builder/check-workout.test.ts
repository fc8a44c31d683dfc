import {madeBlock, madeSegment} from "@gradus/training/testing/made-workout";
import type {Segment} from "@gradus/training/workouts/workout";
import {describe, expect, it} from "vitest";
import {checkWorkout, isWarning} from "./check-workout";

const percent = (changes: object) => ({intensity_percent: {min: null, max: null, value: null, ...changes}});
const check = (segment: Partial<Segment>) => checkWorkout([madeBlock(1, madeSegment(segment))], 268);

describe("what stands in the way of saving", () => {
  it.each<[string, Partial<Segment>, string]>([
    ["no length", {duration_time: null}, "no_length"],
    ["no target", percent({}), "no_target"],
    ["a range that is reversed", percent({min: 100, max: 95}), "range_reversed"],
    ["more than 300 %", percent({value: 301}), "percent_bounds"],
    ["less than 20 %", percent({min: 10, max: 50}), "percent_bounds"],
    ["too many watts", {intensity_type: "power", target_power: 2001}, "watts_bounds"],
    ["a wall", {grade: 0.5}, "grade_bounds"],
    ["a grade that is none", {grade: Number.NaN}, "grade_bounds"],
  ])("%s", (_, segment, problem) => {
    expect(check(segment)).toEqual([{problem, block: 0, segment: 0}]);
  });

  it("is an empty repeat, at its block", () => {
    const blocks = [madeBlock(1, madeSegment()), madeBlock(3)];
    expect(checkWorkout(blocks, 268)).toEqual([{problem: "empty_repeat", block: 1, segment: null}]);
  });

  it("is more than two days", () => {
    const day = madeSegment({duration_time: {hour: 24, minute: 0, second: 1}});
    expect(checkWorkout([madeBlock(2, day)], 268)).toEqual([
      {problem: "too_long", block: null, segment: null},
    ]);
  });

  it.each([0, 101, 1.5])("is a repeat of %d", (repeat) => {
    expect(checkWorkout([madeBlock(repeat, madeSegment())], 268)).toMatchObject([{problem: "repeat_bounds"}]);
  });

  it("is nothing at all", () => {
    expect(checkWorkout([], 268)).toMatchObject([{problem: "empty"}]);
  });
});

it("more than three times critical power only warns, and not where that is unknown", () => {
  const [hot, ...more] = check({intensity_type: "power", target_power: 900});
  expect([hot?.problem, hot && isWarning(hot), more]).toEqual(["hot", true, []]);
  const blocks = [madeBlock(1, madeSegment({intensity_type: "power", target_power: 900}))];
  expect(checkWorkout(blocks, null)).toEqual([]);
});
