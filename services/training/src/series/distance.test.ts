import {expect, it} from "vitest";
import {distanceOf, EARTH_RADIUS, haversine} from "./distance.ts";

it("haversine: a degree of a meridian, half a turn round, no way at all", () => {
  expect(haversine(10, 20, 11, 20)).toBeCloseTo((EARTH_RADIUS * Math.PI) / 180, 6);
  expect(haversine(0, 0, 0, 180)).toBeCloseTo(EARTH_RADIUS * Math.PI, 3);
  expect(haversine(48, 11, 48, 11)).toBe(0);
});

it("19: haversine crosses the date line the short way", () => {
  expect(haversine(0, 179.999, 0, -179.999)).toBeCloseTo((0.002 * EARTH_RADIUS * Math.PI) / 180, 3);
});

it("distanceOf: goes on after points without a position", () => {
  const columns = {
    latitude: Float64Array.of(48, Number.NaN, 0, 95, 48.001),
    longitude: Float64Array.of(11, 11, 0, 11, 11),
  };
  const distance = distanceOf(columns, new Set());
  expect(distance?.slice(1, 4)).toEqual(new Float64Array(3).fill(Number.NaN));
  expect(distance?.[4]).toBeCloseTo(haversine(48, 11, 48.001, 11), 9);
  expect(distanceOf({}, new Set())).toBeNull();
});
