import {expect, it} from "vitest";
import {airPower} from "./air-power.ts";
import {airDensity} from "./density.ts";

it.each([
  [0, 15, 0.5, 1.2211],
  [0, 15, 0, 1.225],
  [1609, 20, 0.5, 0.9862],
  [0, 30, 0.8, 1.1496],
])("air at %i m, %i °C and humidity %f weighs %f kg/m³", (altitude, temperature, humidity, density) => {
  expect(airDensity(altitude, temperature, humidity)).toBeCloseTo(density, 4);
});

it.each([
  ["in still air", 0, airDensity(0, 15, 0.5), 9.378],
  ["into 5 m/s", 5, airDensity(0, 15, 0.5), 47.476],
  ["with 6 m/s behind: the wind pushes", -6, airDensity(0, 15, 0.5), -2.344],
  ["at 1609 m", 0, airDensity(1609, 20, 0.3), 7.59],
])("4 m/s %s", (_where, headwind, density, watts) => {
  expect(airPower(4, headwind, density)).toBeCloseTo(watts, 3);
});
