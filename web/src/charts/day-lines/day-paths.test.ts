import {expect, it} from "vitest";
import {areaBetween, barsPath, linePath, spreadLabels} from "./day-paths";

it("a line goes on where the one before it ended", () => {
  const values = [0, 10, 20];
  expect(linePath(values, 20, {from: 0, to: 1})).toBe("M0 299L1 149.5");
  expect(linePath(values, 20, {from: 1, to: 2})).toBe("M1 149.5L2 0");
});

it("the area between two lines is closed, and empty without days", () => {
  expect(areaBetween([20, 20], [0, 0], 20)).toBe("M0 0L1 0L1 299L0 299Z");
  expect(areaBetween([], [], 20)).toBe("");
});

it("a day of rest has no tick", () => {
  expect(barsPath([0, 50, 100], 100)).toBe("M1 299v-30M2 299v-60");
});

it("words at two ends never lie on each other, and keep their order", () => {
  expect(spreadLabels(20, 60)).toEqual([20, 60]);
  for (const [one, other] of [
    [40, 41],
    [41, 40],
    [98, 97],
  ] as const) {
    const [first, second] = spreadLabels(one, other);
    expect(Math.abs(first - second)).toBeGreaterThanOrEqual(7);
    expect(first < second).toBe(one <= other);
  }
});
