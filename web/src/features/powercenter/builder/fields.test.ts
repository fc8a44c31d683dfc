import {madeSegment} from "@gradus/training/testing/made-workout";
import {checkBlocks} from "@gradus/training/workouts/check-blocks";
import {describe, expect, it} from "vitest";
import {readTime} from "./read-length";
import {TARGET_KINDS, targetKind, toTarget} from "./target-kind";

describe("a time as it is typed", () => {
  it.each([
    ["8", 0, 8, 0],
    ["8:30", 0, 8, 30],
    ["90s", 0, 1, 30],
    ["1h10m", 1, 10, 0],
    ["1:02:03", 1, 2, 3],
    ["0,5", 0, 0, 30],
    ["45m", 0, 45, 0],
    ["90 m", 1, 30, 0],
  ])("%s", (text, hour, minute, second) => {
    expect(readTime(text, "en")).toEqual({hour, minute, second});
  });

  it.each([
    "",
    "soon",
    "0",
    "-5",
    "49h",
    "5km",
    "lap",
    "8min @70%",
    "8min, 2min",
    "99999999999",
    "99:99",
    "1:75:00",
  ])("%s is none", (text) => {
    expect(readTime(text, "en")).toBeNull();
  });
});

describe("a target", () => {
  it.each(TARGET_KINDS)("of kind %s is complete at once, and is recognised as this kind", (kind) => {
    const segment = {...madeSegment(), ...toTarget(kind, 0.95, 268)};
    expect(targetKind(segment)).toBe(kind);
    expect(checkBlocks([{uuid: "b", repeat: 1, segments: [segment]}])).toEqual([]);
  });

  it("stays about as hard when it is named otherwise", () => {
    expect(toTarget("power", 0.95, 268).target_power).toBe(255);
    expect(toTarget("rpe", 0.95, 268).rpe_selected).toBe(7);
    expect(toTarget("zone", 0.95, 268).zone_selected).toBe(3);
    expect(toTarget("percent", 9, 268).intensity_percent?.value).toBe(300);
  });
});
