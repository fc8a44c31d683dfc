import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {clockStep, nearestSlot, niceStep, scaleTicks, smooth, spreadOf, ticksWithin} from "./scale";

describe("a scale", () => {
  it.each([
    [100, 4, 25],
    [7, 3, 2.5],
    [0.9, 3, 0.5],
    [1200, 5, 250],
  ])("over %d with about %d numbers steps by %d", (span, count, step) => {
    expect(niceStep(span, count)).toBeCloseTo(step, 9);
  });

  it("has its ticks within its bounds, both included", () => {
    expect(ticksWithin(100, 300, 100)).toEqual([100, 200, 300]);
    expect(ticksWithin(101, 299, 100)).toEqual([200]);
    expect(ticksWithin(5, 5, 10)).toEqual([]);
    expect(ticksWithin(0, 10, 0)).toEqual([]);
  });

  it("names every fifth tick", () => {
    const ticks = scaleTicks([0, 100], {step: 50, words: String});
    expect(ticks).toHaveLength(11);
    expect(ticks.flatMap(({label}) => label ?? [])).toEqual(["0", "50", "100"]);
  });

  it.each([
    [3734, 7, 600],
    [14_400, 7, 3600],
    [60, 7, 10],
  ])("of %d seconds steps as a clock does", (seconds, count, step) => {
    expect(clockStep(seconds, count)).toBe(step);
  });
});

describe("smoothing", () => {
  const values = fc.array(fc.option(fc.double({min: 0, max: 900, noNaN: true}), {nil: Number.NaN}), {
    minLength: 1,
  });

  it("keeps gaps in place, and stays within the range of the measured values", () => {
    fc.assert(
      fc.property(values, fc.integer({min: 1, max: 30}), (list, seconds) => {
        const inputValues = Float64Array.from(list);
        const smoothed = smooth(inputValues, seconds);
        const known = inputValues.filter((value) => !Number.isNaN(value));
        smoothed.forEach((value, slot) => {
          expect(Number.isNaN(value)).toBe(Number.isNaN(inputValues[slot] ?? Number.NaN));
          if (Number.isNaN(value)) return;
          expect(value).toBeGreaterThanOrEqual(Math.min(...known) - 1e-6);
          expect(value).toBeLessThanOrEqual(Math.max(...known) + 1e-6);
        });
      }),
    );
  });

  it("over one second changes nothing", () => {
    const inputValues = Float64Array.of(1, 5, 2);
    expect(smooth(inputValues, 1)).toEqual(inputValues);
    expect([...smooth(inputValues, 3)]).toEqual([3, 8 / 3, 3.5]);
  });
});

it("the spread leaves a share of the measured values out, and gaps altogether", () => {
  const values = Float64Array.from({length: 101}, (_, index) => index);
  expect(spreadOf(values, [0.1, 0.9])).toEqual([10, 90]);
  expect(spreadOf(Float64Array.of(Number.NaN, 7), [0, 1])).toEqual([7, 7]);
  expect(spreadOf(Float64Array.of(Number.NaN), [0, 1])).toBeNull();
});

it.each([
  [-5, 0],
  [0.4, 0],
  [2.6, 2],
  [99, 3],
])("the slot nearest to %d is %d, standing still included", (x, slot) => {
  expect(nearestSlot(Float64Array.of(0, 1, 2, 5), x)).toBe(slot);
});
