import {describe, expect, it} from "vitest";
import {columnShare, placeAt} from "./column-places";
import {groupSplits} from "./group-splits";
import type {RaceSplit} from "./race-result";

/** Splits of some lengths, each run a little slower than the one before. */
function splitsOf(lengths: readonly number[]): RaceSplit[] {
  let to = 0;
  let cumulative = 0;
  return lengths.map((length, index) => {
    const from = to;
    const time = (length / 1000) * (300 + index);
    to += length;
    cumulative += time;
    const pace = (time / length) * 1000;
    return {
      from,
      to,
      time,
      pace,
      cumulative,
      grade: index / 100,
      power: 250 - index,
      is_walking: index === 3,
    };
  });
}
const kilometres = (count: number, rest = 0) =>
  splitsOf([...Array.from({length: count}, () => 1000), ...(rest > 0 ? [rest] : [])]);

describe("columns of splits", () => {
  it("are the splits themselves where they fit, and twos or fives where they do not", () => {
    expect(groupSplits(kilometres(25)).step).toBe(1);
    expect(groupSplits(kilometres(26)).step).toBe(2);
    expect(groupSplits(kilometres(42, 195)).groups).toHaveLength(21);
    expect(groupSplits(kilometres(100)).step).toBe(5);
    expect(groupSplits(kilometres(21, 97.5), 21).step).toBe(1);
  });

  it("take a few metres at the end into the last one, and give half a split its own", () => {
    expect(groupSplits(kilometres(10, 200)).groups.at(-1)).toMatchObject({from: 9000, to: 10_200});
    expect(groupSplits(kilometres(10, 600)).groups.at(-1)).toMatchObject({from: 10_000, to: 10_600});
  });

  it("keep the whole: metres, seconds, climb and work of all splits are those of all columns", () => {
    const splits = kilometres(43, 700);
    const sum = (list: readonly RaceSplit[], of: (split: RaceSplit) => number) =>
      list.reduce((total, split) => total + of(split), 0);
    const {groups} = groupSplits(splits, 12);
    for (const of of [
      ({from, to}: RaceSplit) => to - from,
      ({time}: RaceSplit) => time,
      ({grade, from, to}: RaceSplit) => grade * (to - from),
      ({power, time}: RaceSplit) => power * time,
      ({pace, from, to}: RaceSplit) => pace * (to - from),
    ]) {
      expect(sum(groups, of)).toBeCloseTo(sum(splits, of), 6);
    }
    expect(groups.at(-1)?.cumulative).toBe(splits.at(-1)?.cumulative);
    expect(groups.filter(({is_walking}) => is_walking)).toHaveLength(1);
  });

  it("place the course: each has one width, however long it is, and the way back is the same", () => {
    const {groups} = groupSplits(kilometres(4, 700));
    expect(columnShare(groups, 0)).toBe(0);
    expect(columnShare(groups, 4000)).toBeCloseTo(0.8);
    expect(columnShare(groups, 4350)).toBeCloseTo(0.9);
    expect(columnShare(groups, 9999)).toBe(1);
    for (const metres of [0, 10, 1000, 2500, 4100, 4700]) {
      expect(placeAt(groups, columnShare(groups, metres))).toBeCloseTo(metres, 6);
    }
  });
});
