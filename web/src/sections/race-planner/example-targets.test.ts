import {expect, it} from "vitest";
import {raceTarget} from "./example-targets";

// Worked values for a critical power of 280 W at 70 kg.
it.each([
  [5000, 290.297, 1223.69],
  [10_000, 279.909, 2532.42],
  [21_097.5, 265.35, 5618.52],
  [42_195, 253.238, 11_745.37],
])("%d m takes %d W", (distance, watts, seconds) => {
  const target = raceTarget(280, distance);
  expect(target.watts).toBeCloseTo(watts, 2);
  expect(target.seconds).toBeCloseTo(seconds, 1);
  expect(target.lowWatts).toBeLessThan(target.watts);
  expect(target.highWatts).toBeGreaterThan(target.watts);
});
