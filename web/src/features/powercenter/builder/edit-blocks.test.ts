import {madeBlock, madeSegment} from "@gradus/training/testing/made-workout";
import {WORKOUT_LIMITS} from "@gradus/training/workouts/workout";
import {describe, expect, it} from "vitest";
import {canAddBlock, duplicateBlock, moved, withBlock, withIdsOf, withoutSegment} from "./edit-blocks";
import {newBlock} from "./workout";

describe("the order of blocks", () => {
  it.each([
    [0, 2, "bca"],
    [2, 0, "cab"],
    [1, 1, "abc"],
    [0, 9, "bca"],
    [2, -4, "cab"],
    [7, 0, "abc"],
  ])("%i to %i is %s", (from, to, expected) => {
    expect(moved(["a", "b", "c"], from, to).join("")).toBe(expected);
  });
});

describe("blocks", () => {
  it("are copied behind themselves, with ids of their own", () => {
    const [one, other] = [newBlock("repeat"), newBlock("cooldown")];
    const copied = duplicateBlock([one, other], one.uuid);
    expect(copied.map(({segments}) => segments.length)).toEqual([2, 2, 1]);
    const ids = copied.flatMap(({uuid, segments}) => [uuid, ...segments.map((each) => each.uuid)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("are no more than a workout may have", () => {
    const full = Array.from({length: WORKOUT_LIMITS.blocks}, () => newBlock("work"));
    expect(canAddBlock(full)).toBe(false);
    expect(withBlock(full, newBlock("work"))).toBe(full);
    expect(duplicateBlock(full, full[0]?.uuid ?? "")).toBe(full);
  });

  it("that lose their last step stay, to be filled again", () => {
    const block = madeBlock(3, madeSegment({uuid: "a"}));
    expect(withoutSegment(block, "a")).toMatchObject({repeat: 3, segments: []});
  });

  it("read from text keep the ids of what stood in their places", () => {
    const before = [newBlock("repeat")];
    const read = [newBlock("repeat"), newBlock("rest")];
    const now = withIdsOf(read, before);
    expect(now[0]?.uuid).toBe(before[0]?.uuid);
    expect(now[0]?.segments[1]?.uuid).toBe(before[0]?.segments[1]?.uuid);
    expect(now[1]).toBe(read[1]);
  });
});
