import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {cleanDeviceDistance} from "./device-distance.ts";

const NAN = Number.NaN;
/** One value a second. */
const cleaned = (...values: number[]) => [
  ...cleanDeviceDistance(
    Float64Array.from(values),
    Float64Array.from(values, (_, second) => second),
  ),
];
/** A run at 3 m/s. */
const steady = (seconds: number, from = 0) => Array.from({length: seconds}, (_, second) => from + 3 * second);

describe("cleanDeviceDistance", () => {
  it("keeps a distance that only increases unchanged", () => {
    expect(cleaned(0, 3, NAN, 9, 12)).toEqual([0, 3, NAN, 9, 12]);
  });

  it("holds the maximum over a small step back", () => {
    expect(cleaned(5000, 5003, 5001.5, 5002, 5006, 5009)).toEqual([5000, 5003, 5003, 5003, 5006, 5009]);
  });

  it("adds the distance after a reset to the one before", () => {
    expect(cleaned(600, 603, 0, 3, 6, 9, 12)).toEqual([600, 603, 603, 606, 609, 612, 615]);
  });

  it("drops outliers, too small or too large, and a reset without a following value", () => {
    expect(cleaned(600, 603, 0, 609, 612)).toEqual([600, 603, NAN, 609, 612]);
    expect(cleaned(600, 603, 9000, 609, 612)).toEqual([600, 603, NAN, 609, 612]);
    expect(cleaned(600, 603, 0)).toEqual([600, 603, NAN]);
  });

  it("adds nothing for a jump faster than 12.5 m/s, and everything for a gap that allows it", () => {
    expect(cleaned(600, 603, 40_000, 40_003, 40_006)).toEqual([600, 603, 603, 606, 609]);
    const [time, distance] = [Float64Array.of(0, 1, 101), Float64Array.of(0, 3, 303)];
    expect([...cleanDeviceDistance(distance, time)]).toEqual([0, 3, 303]);
  });

  it("keeps the distance of a device that updates it once a minute", () => {
    const values = steady(60).map((metres) => Math.floor(metres / 60) * 60);
    expect(cleaned(...values).at(-1)).toBe(values.at(-1));
  });

  it("ends at the distance run, whatever outliers, jitter and resets it contains", () => {
    const noise = fc.array(
      fc.record({at: fc.integer({min: 30, max: 570}), back: fc.double({min: 0.1, max: 20, noNaN: true})}),
    );
    fc.assert(
      fc.property(noise, fc.integer({min: 100, max: 500}), (steps, reset) => {
        const values = steady(600).map((metres, second) => (second < reset ? metres : metres - 3 * reset));
        for (const {at, back} of steps)
          if (Math.abs(at - reset) > 30) values[at] = Math.max(0, (values[at] ?? 0) - back);
        const result = cleaned(...values);
        const known = result.filter((value) => !Number.isNaN(value));
        expect(known).toEqual(known.toSorted((a, b) => a - b));
        // The metres between the last value before a reset and the first after it are in neither.
        expect(Math.abs((known.at(-1) ?? 0) - 3 * 599)).toBeLessThanOrEqual(3 + 1e-6);
      }),
    );
  });
});
