import {madeBlock, madeSegment} from "@gradus/training/testing/made-workout";
import type {Segment} from "@gradus/training/workouts/workout";
import {describe, expect, it} from "vitest";
import {checkWorkout, isWarning} from "./check-workout";

const percent = (changes: object) => ({intensity_percent: {min: null, max: null, value: null, ...changes}});
const check = (segment: Partial<Segment>) => checkWorkout([madeBlock(1, madeSegment(segment))], 268);

describe("what prevents a workout from being saved", () => {
  it.each<[string, Partial<Segment>, string, string]>([
    ["no time", {duration_time: null}, "no_time", "time"],
    ["no way", {duration_type: "distance", duration_distance: null}, "distance_bounds", "distance"],
    ["a way to nowhere", {duration_type: "distance", duration_distance: 0}, "distance_bounds", "distance"],
    ["too long a way", {duration_type: "distance", duration_distance: 501}, "distance_bounds", "distance"],
    ["no percent", percent({}), "percent_bounds", "percent"],
    ["a range without its end", percent({min: 90}), "percent_bounds", "max"],
    ["a range that is reversed", percent({min: 100, max: 95}), "range_reversed", "max"],
    ["more than 300 %", percent({value: 301}), "percent_bounds", "percent"],
    ["less than 20 %", percent({min: 10, max: 50}), "percent_bounds", "min"],
    ["no watts", {intensity_type: "power", target_power: null}, "watts_bounds", "watts"],
    ["too many watts", {intensity_type: "power", target_power: 2001}, "watts_bounds", "watts"],
    ["a wall", {grade: 0.5}, "grade_bounds", "grade"],
    ["a grade that is none", {grade: Number.NaN}, "grade_bounds", "grade"],
  ])("%s, at its field", (_, segment, problem, field) => {
    expect(check(segment)).toEqual([{problem, field, block: 0, segment: 0}]);
  });

  it("is reported for each field of a step", () => {
    const fields = check({duration_time: null, grade: 1, ...percent({min: 5, max: 500})});
    expect(fields.map(({field}) => field)).toEqual(["time", "min", "max", "grade"]);
  });

  it("is an empty repeat, at its block", () => {
    const blocks = [madeBlock(1, madeSegment()), madeBlock(3)];
    expect(checkWorkout(blocks, 268)).toEqual([
      {problem: "empty_repeat", block: 1, segment: null, field: null},
    ]);
  });

  it("is more than two days", () => {
    const day = madeSegment({duration_time: {hour: 24, minute: 0, second: 1}});
    expect(checkWorkout([madeBlock(2, day)], 268)).toEqual([
      {problem: "too_long", block: null, segment: null, field: null},
    ]);
  });

  it("is only a warning where a step is too long or too short for its target", () => {
    const longSegment = madeSegment({
      duration_time: {hour: 6, minute: 40, second: 0},
      ...percent({value: 110}),
    });
    const short = madeSegment({
      duration_type: "distance",
      duration_distance: 90,
      distance_unit_selected: "m",
      ...percent({value: 70}),
    });
    const problems = checkWorkout([madeBlock(1, longSegment), madeBlock(1, short)], 268);
    expect(problems).toEqual([
      {problem: "long", block: 0, segment: 0, field: "time"},
      {problem: "short", block: 1, segment: 0, field: "distance"},
    ]);
    expect(problems.every(isWarning)).toBe(true);
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
