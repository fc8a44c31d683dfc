import type {RunTotals} from "@gradus/backend/contract/run-statistics";
import {expect, it} from "vitest";
import {exampleTotals} from "../testing/example-totals";
import {sumOf, withLive, yearMonths, yearsOf} from "./year-months";

const month = (name: string, changes: Partial<RunTotals> = {}) => ({
  month: name,
  totals: exampleTotals(changes),
});

it("each month is shown beside the same month a year before, with or without runs", () => {
  const months = [month("2025-03", {distance: 1}), month("2026-03", {distance: 2})];
  const year = yearMonths(months, 2026, "2026-04");
  expect(year).toHaveLength(12);
  expect([year[2]?.totals?.distance, year[2]?.before?.distance]).toEqual([2, 1]);
  expect([year[0]?.totals, year[0]?.before]).toEqual([null, null]);
  expect(year.flatMap(({month: name, isLive}) => (isLive ? [name] : []))).toEqual(["2026-04"]);
});

it("the current month has its live totals, and is absent where nothing was run yet", () => {
  const storedMonths = [month("2026-03", {distance: 5})];
  const live = {family: null, month: "2026-03", totals: exampleTotals({distance: 9})};
  expect(withLive(storedMonths, live).map(({totals}) => totals.distance)).toEqual([9]);
  expect(withLive(storedMonths, {...live, totals: exampleTotals({count: 0})})).toEqual([]);
  expect(withLive(storedMonths, null)).toBe(storedMonths);
});

it("there is every year from the first run to the present one, also those without runs", () => {
  expect(yearsOf([month("2023-05")], "2026-11")).toEqual([2026, 2025, 2024, 2023]);
  expect(yearsOf([], "2026-11")).toEqual([2026]);
});

it("a year is the sum of its months", () => {
  const months = [month("2026-01", {distance: 10, count: 2}), month("2026-02", {distance: 5, count: 1})];
  const sum = sumOf(
    yearMonths(months, 2026, "2026-02").map(({totals}) => totals),
    ({distance}) => distance,
  );
  expect(sum).toEqual({value: 15, count: 3});
});
