import {expect, it} from "vitest";
import {allocate, exact, exponentOf, percentOf, stepOf, sum, times} from "./money.ts";

it.each([
  ["JPY", 0, 1],
  ["KRW", 0, 1],
  ["CLP", 0, 1],
  ["MGA", 0, 1],
  ["EUR", 2, 1],
  ["usd", 2, 1],
  ["ISK", 2, 100],
  ["UGX", 2, 100],
  ["HUF", 2, 1],
  ["KWD", 3, 10],
  ["TND", 3, 10],
])(
  "zero-decimal and three-decimal currencies: %s has %s digits, in steps of %s",
  (currency, digits, step) => {
    expect(exponentOf(currency)).toBe(digits);
    expect(stepOf(currency)).toBe(step);
  },
);

it.each([
  [16_999, 1_500, 2_550],
  [1_299, 1_500, 195],
  [1_290, 1_500, 194],
  [3, 5_000, 2],
  [1, 4_999, 0],
  [999, 1, 0],
  [16_900, 10_000, 16_900],
  [0, 1_500, 0],
])("percent of odd amounts: %s at %s basis points is %s, rounded half up", (amount, points, expected) => {
  expect(percentOf(amount, points)).toBe(expected);
});

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [1, 1, 1], [34, 34, 33]],
  [1_000, [16_900, 1_200, 3_900], [768, 55, 177]],
  [5, [0, 3, 0], [0, 5, 0]],
  [7, [0, 0], [7, 0]],
  [0, [4, 5], [0, 0]],
  [1, [1, 2, 2], [0, 1, 0]],
])("allocation of %s over %j is %j", (amount, weights, parts) => {
  expect(allocate(amount, weights)).toEqual(parts);
});

it("allocation over three lines always adds up, and gives no part a cent more than its share", () => {
  for (let amount = 0; amount < 2_000; amount += 7) {
    const weights = [16_900, 1_200 + amount, 3_901];
    const parts = allocate(amount, weights);
    const total = weights.reduce((all, weight) => all + weight, 0);
    expect(parts.reduce((all, part) => all + part, 0)).toBe(amount);
    parts.forEach((part, index) => {
      expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1);
    });
  }
});

it("sums beyond what a number holds exactly are refused, not rounded", () => {
  expect(() => times(2 ** 52, 3)).toThrow(RangeError);
  expect(() => sum([2 ** 53 - 1, 1])).toThrow(RangeError);
  expect(() => exact(10.5)).toThrow(RangeError);
  expect(() => exact(Number.NaN)).toThrow(RangeError);
  expect(times(2 ** 40, 3)).toBe(3 * 2 ** 40);
});
