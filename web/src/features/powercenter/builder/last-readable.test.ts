import {madeBlock, madeSegment} from "@gradus/training/testing/made-workout";
import {describe, expect, it} from "vitest";
import {checkWorkout} from "./check-workout";
import {lastReadable} from "./last-readable";

const before = [madeBlock(3, madeSegment({grade: 0.02}))];
const readable = (block: (typeof before)[number], known = before) =>
  lastReadable([block], known, checkWorkout([block], 268));

describe("a workout with a field that cannot be read", () => {
  it("is drawn with the last readable value of that field, and with the current value of everything else", () => {
    const now = madeBlock(3, madeSegment({duration_time: null, grade: 0.05, desc: "uphill"}));
    const drawn = madeBlock(3, madeSegment({grade: 0.05, desc: "uphill"}));
    expect(readable(now)).toEqual([drawn]);
  });

  it("keeps the number of repeats of a block", () => {
    expect(readable(madeBlock(0, madeSegment()))).toEqual([madeBlock(3, madeSegment())]);
  });

  it("is drawn as it is where nothing was known before", () => {
    const now = madeBlock(1, madeSegment({duration_time: null}));
    expect(readable(now, [])).toEqual([now]);
  });
});

it("a warning changes nothing", () => {
  const now = madeBlock(1, madeSegment({intensity_type: "power", target_power: 900}));
  expect(readable(now)[0]).toBe(now);
});
