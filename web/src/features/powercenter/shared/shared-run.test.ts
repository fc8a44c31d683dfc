import {encodePolyline} from "@gradus/training/map/polyline";
import {expect, it} from "vitest";
import {routeLines} from "./route-lines";

const line = (...north: readonly number[]) =>
  encodePolyline({
    latitude: Float64Array.from(north, (steps) => 48 + steps / 1000),
    longitude: Float64Array.from(north, (steps) => 11 + steps / 1000),
  });

it("draws each part of a route by itself: what is hidden between them is no line", () => {
  expect(routeLines([line(0, 1, 2), line(5, 6)])?.path.match(/M/g)).toHaveLength(2);
});

it.each([
  ["no part", []],
  ["a single place", [line(0)]],
])("has nothing to draw of %s", (_what, lines) => {
  expect(routeLines(lines)).toBeNull();
});
