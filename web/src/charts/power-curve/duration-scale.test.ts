import {describe, expect, it} from "vitest";
import {cursorStops, LONGEST, placeOf, powerScale, SHORTEST, secondsAt} from "./duration-scale";

const EVERY_SECOND = Array.from({length: 1799}, (_, index) => index + 1);

describe("the axis of time", () => {
  it("gives each doubling the same room", () => {
    expect([placeOf(SHORTEST), placeOf(LONGEST)]).toEqual([0, 1]);
    expect(placeOf(120) - placeOf(60)).toBeCloseTo(placeOf(1200) - placeOf(600), 9);
    expect(secondsAt(placeOf(600))).toBeCloseTo(600, 6);
  });

  it("stops the cursor at the first and the last that was measured, at whole minutes, and nowhere twice", () => {
    const stops = cursorStops(EVERY_SECOND);
    expect([stops[0], stops.at(-1)]).toEqual([5, 1799]);
    expect(stops).toEqual(expect.arrayContaining([60, 120, 180, 240, 300, 360, 420, 480, 540, 600]));
    expect(new Set(stops).size).toBe(stops.length);
    expect(stops.length).toBeLessThan(160);
    expect(cursorStops([1, 2, 3])).toEqual([]);
  });
});

describe("the scale of power", () => {
  it.each([[[240, 300]], [[196, 520]], [[3.4, 6.1]], [[250, 250]]])(
    "has room for %j, and numbers that are round",
    (values) => {
      const {low, high, step} = powerScale(values);
      expect(low).toBeLessThan(Math.min(...values));
      expect(high).toBeGreaterThan(Math.max(...values));
      expect(Math.abs(high / step - Math.round(high / step))).toBeLessThan(1e-9);
    },
  );

  it("is there without values", () => {
    expect(powerScale([])).toEqual({low: 0, high: 500, step: 100});
  });
});
