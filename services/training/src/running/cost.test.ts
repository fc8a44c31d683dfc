import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {type Conditions, powerFor, STILL_AIR, speedFor} from "./cost.ts";
import {gradeFactor, metabolicCost} from "./gradient.ts";

const RUNNER = {mass: 70};
const DRY: Conditions = {density: 1.225, headwind: 0, surface: "road"};

it.each([
  [-0.2, 1.8],
  [-0.1, 2.1517],
  [0, 3.6],
  [0.05, 4.6852],
  [0.1, 5.9682],
  [0.2, 9.0067],
])("a metre on grade %f costs %f J/kg", (grade, cost) => {
  expect(metabolicCost(grade)).toBeCloseTo(cost, 4);
});

it.each([
  [0.05, 1.301],
  [0.1, 1.658],
])("grade %f costs %f of the level", (grade, factor) => {
  expect(gradeFactor(grade)).toBeCloseTo(factor, 3);
});

describe("power and speed", () => {
  it.each([
    [2.5, 173.8],
    [3, 209.77],
    [3.5, 246.4],
    [4, 283.81],
    [5, 361.38],
  ])("%f m/s on the level take %f W", (speed, watts) => {
    expect(powerFor(speed, 0, RUNNER, DRY)).toBeCloseTo(watts, 2);
  });

  it.each([
    [0, 3.9496],
    [0.05, 3.0878],
    [-0.05, 4.6953],
  ])("280 W on grade %f give %f m/s", (grade, speed) => {
    expect(speedFor(280, grade, RUNNER, DRY)).toBeCloseTo(speed, 4);
  });

  it("are inverse to each other on every grade and in any wind", () => {
    const grades = fc.double({min: -0.45, max: 0.45, noNaN: true});
    const winds = fc.double({min: -10, max: 10, noNaN: true});
    fc.assert(
      fc.property(fc.double({min: 0.5, max: 8, noNaN: true}), grades, winds, (speed, grade, headwind) => {
        const conditions = {...STILL_AIR, headwind};
        const power = powerFor(speed, grade, RUNNER, conditions);
        expect(speedFor(power, grade, RUNNER, conditions)).toBeCloseTo(speed, 6);
      }),
    );
  });

  it("pitfall 25: cost something on every downhill, clamped beyond what was measured", () => {
    for (let grade = -1; grade <= 1; grade += 0.01) expect(gradeFactor(grade)).toBeGreaterThan(0.5);
    expect(gradeFactor(-0.9)).toBe(gradeFactor(-0.45));
  });

  it("pitfall 24: know no air on a treadmill", () => {
    const treadmill = {...STILL_AIR, headwind: 5, surface: "treadmill"} as const;
    expect(powerFor(4, 0, RUNNER, treadmill)).toBeCloseTo(0.98 * 70 * 4, 9);
    expect(speedFor(0.98 * 70 * 4, 0, RUNNER, treadmill)).toBeCloseTo(4, 9);
  });
});
