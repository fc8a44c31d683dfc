import fc from "fast-check";
import {expect, it} from "vitest";
import {histogram, sumHistograms} from "./histogram.ts";
import {areZoneBounds, secondsInZones, zoneOf, zonesInWatts} from "./zones.ts";

const allActive = (length: number) => new Uint8Array(length).fill(1);

it.each([
  [0, 0],
  [0.6499, 0],
  [0.65, 1],
  [0.8, 2],
  [0.9, 3],
  [1, 4],
  [1.15, 5],
  [3, 5],
])("puts %f of critical power into zone %i: the lower bound belongs to its zone", (share, zone) => {
  expect(zoneOf(share)).toBe(zone);
});

it("counts a watt on a bound to the upper zone", () => {
  const power = [181, 182, 224, 252, 280, 322];
  expect(secondsInZones(power, allActive(6), 280)).toEqual({below: 1, zones: [1, 1, 1, 1, 1]});
});

it("the six counts sum to the active seconds, whatever was measured", () => {
  const slot = fc.tuple(
    fc.option(fc.double({min: 0, max: 900, noNaN: true}), {nil: Number.NaN}),
    fc.boolean(),
  );
  fc.assert(
    fc.property(fc.array(slot), fc.integer({min: 60, max: 600}), (slots, criticalPower) => {
      const active = Uint8Array.from(slots, ([, isActive]) => (isActive ? 1 : 0));
      const {below, zones} = secondsInZones(
        slots.map(([power]) => power),
        active,
        criticalPower,
      );
      expect(zones.reduce((sum, seconds) => sum + seconds, below)).toBe(
        active.reduce((sum, one) => sum + one, 0),
      );
    }),
  );
});

it.each([
  [[0.65, 0.8, 0.9, 1, 1.15], true],
  [[0.3, 0.8, 0.9, 1, 2], true],
  [[0.65, 0.8, 0.8, 1, 1.15], false],
  [[0.29, 0.8, 0.9, 1, 1.15], false],
  [[0.65, 0.8, 0.9, 1, 2.01], false],
  [[0.65, 0.8, 0.9, 1], false],
  [[0.65, Number.NaN, 0.9, 1, 1.15], false],
])("the validity of bounds %j is %s", (bounds, allowed) => {
  expect(areZoneBounds(bounds)).toBe(allowed);
});

it("gives zones in watts that touch, open at the top", () => {
  const zones = zonesInWatts(280);
  expect(zones.map(({powerLow}) => powerLow)).toEqual([182, 224, 252, 280, 322]);
  expect(zones.map(({powerHigh}) => powerHigh)).toEqual([224, 252, 280, 322, null]);
});

it("bins 5 W from the lowest value and leaves out what was not measured", () => {
  const power = [12, 14.9, 15, 27, Number.NaN, 90];
  const active = Uint8Array.of(1, 1, 1, 1, 1, 0);
  expect(histogram(power, active)).toEqual({from: 10, width: 5, seconds: [2, 1, 0, 1]});
  expect(histogram([], [])).toEqual({from: 0, width: 5, seconds: []});
});

it("sums histograms bin by bin, wherever they begin", () => {
  const one = {from: 10, width: 5, seconds: [2, 1]};
  const other = {from: 0, width: 5, seconds: [4, 0, 1, 7]};
  expect(sumHistograms([one, {from: 0, width: 5, seconds: []}, other])).toEqual({
    from: 0,
    width: 5,
    seconds: [4, 0, 3, 8],
  });
  expect(sumHistograms([])).toBeNull();
});
