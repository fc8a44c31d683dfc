import {expect, it} from "vitest";
import {kindsToRead, readAddress} from "./calendar-address";
import {addMonths, dayByKey, weeksOf} from "./calendar-weeks";

it.each([
  ["monday", "2026-10-26", "2026-12-06", 6],
  ["sunday", "2026-11-01", "2026-12-05", 5],
] as const)("a month is whole weeks from %s on", (start, first, last, count) => {
  const weeks = weeksOf("month", "2026-11-26", start);
  expect([weeks[0]?.first, weeks.at(-1)?.last, weeks.length]).toEqual([first, last, count]);
});

it("more weeks follow without another question of the first ones", () => {
  const weeks = weeksOf("week", "2026-11-26", "monday", {before: 1, after: 2});
  expect(weeks.map(({number}) => number)).toEqual([47, 48, 49, 50]);
});

it.each([
  ["ArrowUp", "2026-11-19"],
  ["Home", "2026-11-23"],
  ["End", "2026-11-29"],
  ["PageDown", "2026-12-26"],
  ["x", null],
])("%s moves from Thursday 26 November to %s", (key, to) => {
  expect(dayByKey(key, "2026-11-26", "monday")).toBe(to);
});

it("a month that is shorter ends earlier", () => {
  expect([addMonths("2026-01-31", 1), addMonths("2026-12-31", 1), addMonths("2026-01-15", -1)]).toEqual([
    "2026-02-28",
    "2027-01-31",
    "2025-12-15",
  ]);
});

it("the address selects what exists, and ignores everything else", () => {
  expect(readAddress({view: "year", day: "2026-02-30", hide: "runs,cats", deleted: "yes"})).toEqual({
    view: null,
    day: null,
    hidden: ["runs"],
    open: null,
    isWithDeleted: false,
    add: false,
  });
});

it("reads runs as long as workouts are shown, because runs determine their status", () => {
  expect(kindsToRead(["runs"])).toContain("ua");
  expect(kindsToRead(["runs", "workouts"])).toEqual(["ue", "up"]);
});
