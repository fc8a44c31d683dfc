import {powerFor, STILL_AIR} from "@gradus/training/running/cost";
import type {Series} from "@gradus/training/series/series";
import {expect, it} from "vitest";
import {deriveRun} from "./derive-run.ts";

const SECONDS = 600;
const column = (value: number) => new Float64Array(SECONDS).fill(value);
const RUNNER = {critical_power: 280, pace_cp: null, weight: 70, rpe: null, heart: null};

/** Costs of ten level minutes at 3.5 m/s by a runner whose running cost is slightly higher (`cost: 1.05`). */
function costsOf({
  altitude = 0,
  weight = 70 as number | null,
  watts = powerFor(3.5, 0, {mass: 70, cost: 1.05}),
}) {
  const series: Series = {
    start: 1_700_000_000,
    length: SECONDS,
    active: new Uint8Array(SECONDS).fill(1),
    columns: {power: column(watts), speed: column(3.5), altitude: column(altitude)},
  };
  const grid = {series, record_interval: 1, isLowResolution: false, has_barometer: true};
  return deriveRun(grid, {...RUNNER, weight}).averages.steady_costs;
}

it("stores the running cost of each steady stretch, to a thousandth", () => {
  expect(costsOf({})).toEqual([1.05, 1.05, 1.05]);
});

it("takes the air of the run off, which is thinner high up", () => {
  const watts = powerFor(3.5, 0, {mass: 70, cost: 1.05}, {...STILL_AIR, density: 0.98});
  expect(costsOf({watts})?.[0]).toBeLessThan(1.05);
  expect(costsOf({watts, altitude: 1830})?.[0]).toBeCloseTo(1.05, 2);
});

it("stores no running cost when the weight is unknown", () => {
  expect(costsOf({weight: null})).toBeUndefined();
});
