import {expect, it} from "vitest";
import {monthTicks, weekTicks} from "./day-scale";

const daysFrom = (first: string, count: number) =>
  Array.from({length: count}, (_, index) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
  );

it("names months where they begin, and a January by its year", () => {
  const named = monthTicks(daysFrom("2025-11-20", 80), "en-US");
  expect(named).toEqual([
    {at: 11, label: "Dec", isRoomy: false},
    {at: 42, label: "2026", isRoomy: false},
    {at: 73, label: "Feb", isRoomy: false},
  ]);
});

it("names fewer of them the more there are, and on a phone fewer still", () => {
  const labels = (count: number, isPhone: boolean) =>
    monthTicks(daysFrom("2020-01-01", count), "en-US").flatMap(({label, isRoomy}) =>
      label === null || (isPhone && isRoomy) ? [] : [label],
    );
  expect(labels(365, false)).toHaveLength(12);
  expect(labels(365, true)).toEqual(["2020", "Mar", "May", "Jul", "Sep", "Nov"]);
  expect(labels(3650, false)).toHaveLength(10);
  expect(labels(3650, true)).toEqual(["2020", "2022", "2024", "2026", "2028"]);
});

it("has a small tick where each week begins", () => {
  expect(weekTicks(daysFrom("2026-11-25", 14))).toEqual([5, 12]);
});
