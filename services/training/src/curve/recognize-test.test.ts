import {describe, expect, it} from "vitest";
import {bestEffortsOnGrid} from "../mean-max/best-efforts.ts";
import {cumulativeEnergy} from "../mean-max/energy.ts";
import {rightMonotone} from "../mean-max/hull.ts";
import {recognizeTest} from "./recognize-test.ts";

describe("a run that was a test", () => {
  const curveOf = (...stretches: readonly (readonly [seconds: number, watts: number])[]) => {
    const watts = stretches.flatMap(([seconds, level]) => new Array<number>(seconds).fill(level));
    return rightMonotone(bestEffortsOnGrid(cumulativeEnergy(watts)));
  };

  it.each([
    {
      protocol: "3_9",
      run: [
        [900, 180],
        [180, 340],
        [1800, 170],
        [540, 295],
        [600, 170],
      ],
    },
    {
      protocol: "3_9",
      run: [
        [900, 180],
        [540, 295],
        [1800, 170],
        [180, 340],
      ],
    },
    {
      protocol: "3_10",
      run: [
        [900, 180],
        [180, 340],
        [1800, 170],
        [600, 293],
        [600, 170],
      ],
    },
  ] as const)("is known as $protocol by its two efforts, in either order", ({protocol, run}) => {
    const found = recognizeTest(curveOf(...run));
    expect(found?.protocol).toBe(protocol);
    expect(found?.shortPower).toBeCloseTo(340, 3);
    expect(found?.longPower).toBeCloseTo(protocol === "3_9" ? 295 : 293, 3);
  });

  it("is none where the short effort was part of the long one, nor where it was too short", () => {
    expect(recognizeTest(curveOf([900, 180], [180, 330], [420, 290], [600, 170]))).toBeNull();
    expect(recognizeTest(curveOf([300, 340]))).toBeNull();
    expect(recognizeTest({power: [], start: []})).toBeNull();
  });
});
