import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {joinCount} from "./device-count.ts";

const NAN = Number.NaN;
/** One value a second. */
const joined = (...values: number[]) => [
  ...joinCount(
    Float64Array.from(values),
    Float64Array.from(values, (_, second) => second),
  ),
];
/** A run at 3 m/s. */
const steady = (seconds: number, from = 0) => Array.from({length: seconds}, (_, second) => from + 3 * second);

describe("joinCount", () => {
  it("leaves a count that only grows as it is", () => {
    expect(joined(0, 3, NAN, 9, 12)).toEqual([0, 3, NAN, 9, 12]);
  });

  it("holds the most where it steps back a little, until the count is there again", () => {
    expect(joined(5000, 5003, 5001.5, 5002, 5006, 5009)).toEqual([5000, 5003, 5003, 5003, 5006, 5009]);
  });

  it("goes on from before where the device was restarted", () => {
    expect(joined(600, 603, 0, 3, 6, 9, 12)).toEqual([600, 603, 603, 606, 609, 612, 615]);
  });

  it("leaves out values that stand alone, be they too small or too large", () => {
    expect(joined(600, 603, 0, 609, 612)).toEqual([600, 603, NAN, 609, 612]);
    expect(joined(600, 603, 9000, 609, 612)).toEqual([600, 603, NAN, 609, 612]);
    expect(joined(600, 603, 0)).toEqual([600, 603, NAN]);
  });

  it("counts nothing for metres that nobody can run in the time, and all of those after a gap", () => {
    expect(joined(600, 603, 40_000, 40_003, 40_006)).toEqual([600, 603, 603, 606, 609]);
    const [time, distance] = [Float64Array.of(0, 1, 101), Float64Array.of(0, 3, 303)];
    expect([...joinCount(distance, time)]).toEqual([0, 3, 303]);
  });

  it("counts all of a device that says it only now and then", () => {
    const values = steady(60).map((metres) => Math.floor(metres / 60) * 60);
    expect(joined(...values).at(-1)).toBe(values.at(-1));
  });

  it("comes to what was run, whatever slips, jitter and restarts stand in between", () => {
    const slips = fc.array(
      fc.record({at: fc.integer({min: 30, max: 570}), back: fc.double({min: 0.1, max: 20, noNaN: true})}),
    );
    fc.assert(
      fc.property(slips, fc.integer({min: 100, max: 500}), (jitter, restart) => {
        const values = steady(600).map((metres, second) =>
          second < restart ? metres : metres - 3 * restart,
        );
        for (const {at, back} of jitter)
          if (Math.abs(at - restart) > 30) values[at] = Math.max(0, (values[at] ?? 0) - back);
        const result = joined(...values);
        const known = result.filter((value) => !Number.isNaN(value));
        expect(known).toEqual(known.toSorted((a, b) => a - b));
        // What lies between the last value before a restart and the first after it is told by neither.
        expect(Math.abs((known.at(-1) ?? 0) - 3 * 599)).toBeLessThanOrEqual(3 + 1e-6);
      }),
    );
  });
});
