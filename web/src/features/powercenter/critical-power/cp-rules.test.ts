import {describe, expect, it} from "vitest";
import {exampleRow} from "../testing/example-cp";
import {
  changeThisMonth,
  holdReasonOf,
  manualAtEnd,
  nextToExpire,
  numberedChanges,
  reasonOf,
  staleSince,
  zonesOf,
} from "./cp-rules";

const TODAY = "2026-11-26";
const HISTORY = [
  exampleRow({id: "a", date: "2026-06-01", critical_power: 260, previous: null, change: "first"}),
  exampleRow({id: "b", date: "2026-10-15", critical_power: 264, previous: 260}),
  exampleRow({id: "c", date: "2026-11-10", critical_power: 268, previous: 264}),
];

describe("steps", () => {
  it("are numbered from the newest on, each with what it changed", () => {
    const numbered = numberedChanges(HISTORY, "2026-01-01");
    expect(numbered.map(({number, by, row}) => [number, by, row.id])).toEqual([
      [1, 4, "c"],
      [2, 4, "b"],
      [3, null, "a"],
    ]);
    expect(numberedChanges(HISTORY, "2026-10-01")).toHaveLength(2);
  });

  it("sum up to a month's change", () => {
    expect(changeThisMonth(HISTORY, TODAY)).toBe(4);
    expect(changeThisMonth(HISTORY, "2026-06-05")).toBeNull();
    // Watch and pod values are not comparable: the first value of a watch has no change.
    const watch = exampleRow({date: TODAY, critical_power: 330, family: "watch"});
    expect(changeThisMonth([...HISTORY, watch], TODAY)).toBeNull();
  });
});

describe("the reason of a step", () => {
  it.each([
    [{change: "first"}, "raised"],
    [{change: "first", activity_name: null}, "first"],
    [{change: "raised"}, "raised"],
    [{change: "raised", activity_name: null}, "raisedUnknown"],
    [{change: "raised", activity_id: null, activity_name: null}, "raisedByRuns"],
    [{change: "lowered", activity_name: null}, "lowered"],
    [{change: "set", source: "manual"}, "manual"],
    [{change: "set", source: "test"}, "raised"],
    [{change: "set", source: "test", activity_name: null}, "test"],
  ] as const)("%o is %s", (row, reason) => {
    expect(reasonOf(exampleRow(row))).toBe(reason);
  });
});

describe("why it stays", () => {
  const inForce = {critical_power: 268, date: "2026-11-10", source: "auto" as const, lower_bound: false};
  const known = {mode: "auto" as const, lower_bound: false, in_force: inForce};
  it.each([
    [268.3, {}, "same"],
    [272, {}, "rises"],
    [272, {lower_bound: true}, "risesSlowly"],
    [261, {}, "holds"],
    [261, {mode: "manual" as const}, "manual"],
    [null, {}, "unknown"],
  ])("runs that indicate %s, with %o: %s", (critical_power, changes, holdReason) => {
    expect(holdReasonOf({...known, critical_power, ...changes})).toBe(holdReason);
  });
});

describe("efforts that hold it up", () => {
  const effort = (date: string, days_left: number) => ({
    activity_id: date,
    name: "Run",
    date,
    duration: 600,
    power: 289,
    share: 1,
    days_left,
  });

  it("leave the day after their last one", () => {
    const supporting = [effort("2026-09-02", 4), effort("2026-09-02", 4), effort("2026-11-10", 73)];
    expect(nextToExpire({supporting, to: TODAY})).toEqual({count: 2, date: "2026-12-01"});
    expect(nextToExpire({supporting: [], to: TODAY})).toBeNull();
  });

  it("are old once the newest is a month ago", () => {
    expect(staleSince({supporting: [effort("2026-10-27", 60)], to: TODAY})).toBeNull();
    expect(staleSince({supporting: [effort("2026-10-26", 59), effort("2026-09-02", 4)], to: TODAY})).toBe(
      "2026-10-26",
    );
  });
});

it("takes back all that was set by hand at the end, and nothing before", () => {
  const manual = (id: string) => exampleRow({id, source: "manual", change: "set"});
  const items = [manual("old"), ...HISTORY, manual("x"), manual("y")];
  expect(manualAtEnd(items).map(({id}) => id)).toEqual(["x", "y"]);
  expect(manualAtEnd(HISTORY)).toEqual([]);
});

it("draws zones on one ruler without holes", () => {
  const zones = zonesOf(268);
  expect(zones.map(({zone, low, high}) => [zone, low, high])).toEqual([
    [5, 308, null],
    [4, 268, 308],
    [3, 241, 268],
    [2, 214, 241],
    [1, 174, 214],
  ]);
});
