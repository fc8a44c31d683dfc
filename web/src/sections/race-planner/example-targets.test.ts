import {expect, it} from "vitest";
import {raceTarget, sustainableShare} from "./example-targets";

it.each([
  [60, 1.599],
  [300, 1.15],
  [1800, 1.025],
  [3600, 0.976],
  [10800, 0.909],
])("the curve at %d s is %d of critical power", (seconds, share) => {
  expect(sustainableShare(seconds)).toBeCloseTo(share, 3);
});

// Worked values for a critical power of 280 W at 70 kg, at an air density 0.3 % thinner than ours.
it.each([
  [5000, 290.3, 1224],
  [10_000, 279.9, 2532],
  [21_097.5, 265.4, 5619],
  [42_195, 253.2, 11_745],
])("%d m takes %d W", (distance, watts, seconds) => {
  const target = raceTarget(280, distance);
  expect(target.watts).toBeCloseTo(watts, 0);
  expect(Math.abs(target.seconds / seconds - 1)).toBeLessThan(0.001);
  expect(target.lowWatts).toBeLessThan(target.watts);
  expect(target.highWatts).toBeGreaterThan(target.watts);
});
