import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {type CurrentState, nextCriticalPower} from "./current.ts";
import {historyBetween, inForce} from "./history.ts";

const STATE: CurrentState = {
  mode: "auto",
  current: 280,
  estimate: {criticalPower: 300, isProven: true},
  isDetrained: false,
  daysSinceSupport: 10,
  daysSinceLowered: 7,
};
const unproven = {criticalPower: 300, isProven: false};
const lower = {criticalPower: 250, isProven: true};

it.each<[string, Partial<CurrentState>, number, string]>([
  ["begins with the first estimate", {current: null}, 300, "first"],
  ["rises at once when proven", {}, 300, "raised"],
  ["rises by two percent at most when unproven", {estimate: unproven}, 285.6, "raised_unproven"],
  ["does not fall while supported", {estimate: lower}, 280, "kept_supported"],
  ["falls by one percent a week without support", {estimate: lower, daysSinceSupport: 90}, 277.2, "lowered"],
  ["falls by one percent a week when detrained", {estimate: lower, isDetrained: true}, 277.2, "lowered"],
  [
    "falls no lower than the estimate",
    {estimate: {criticalPower: 279, isProven: true}, isDetrained: true},
    279,
    "lowered",
  ],
  ["ignores less than half a watt", {estimate: {criticalPower: 280.4, isProven: true}}, 280, "kept_small"],
  ["stays when set by hand", {mode: "manual"}, 280, "manual"],
])("current critical power %s", (_what, change, criticalPower, why) => {
  const next = nextCriticalPower({...STATE, ...change});
  expect(next.criticalPower).toBeCloseTo(criticalPower, 9);
  expect(next.change).toBe(why);
});

it("never falls faster than one percent a week, whatever the estimate", () => {
  fc.assert(
    fc.property(
      fc.integer({min: 60, max: 600}),
      fc.nat({max: 200}),
      fc.nat({max: 30}),
      (watts, support, lowered) => {
        const next = nextCriticalPower({
          ...STATE,
          estimate: {criticalPower: watts, isProven: false},
          daysSinceSupport: support,
          daysSinceLowered: lowered,
        });
        expect(next.criticalPower).toBeGreaterThanOrEqual(280 * (1 - (0.01 * lowered) / 7) - 1e-9);
        expect(next.criticalPower).toBeLessThanOrEqual(280 * 1.02 + 1e-9);
      },
    ),
  );
});

describe("history", () => {
  const rows = [
    {date: "2026-01-10", value: 270},
    {date: "2026-03-01", value: 285},
    {date: "2026-02-01", value: 280},
  ];

  it.each([
    ["2026-01-09", null],
    ["2026-01-10", 270],
    ["2026-02-28", 280],
    ["2026-03-01", 285],
    ["2030-01-01", 285],
  ])("in force on %s is %j, in whatever order rows come", (day, value) => {
    expect(inForce(rows, day)?.value ?? null).toBe(value);
  });

  it("of a range begins with the value in force at its start", () => {
    const values = (from: string, to: string) => historyBetween(rows, from, to).map(({value}) => value);
    expect(values("2026-02-15", "2026-03-31")).toEqual([280, 285]);
    expect(values("2026-02-01", "2026-03-31")).toEqual([280, 285]);
    expect(values("2026-02-15", "2026-02-16")).toEqual([280]);
    expect(values("2025-01-01", "2025-12-31")).toEqual([]);
  });

  it("pitfall 22: a new value changes nothing about days before it", () => {
    const later = [...rows, {date: "2026-03-05", value: 300}];
    for (const day of ["2026-01-15", "2026-02-15", "2026-03-04"])
      expect(inForce(later, day)).toEqual(inForce(rows, day));
  });

  it("takes the later of two on one day", () => {
    expect(inForce([...rows, {date: "2026-03-01", value: 290}], "2026-03-02")?.value).toBe(290);
  });
});
