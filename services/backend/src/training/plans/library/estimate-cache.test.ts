import {listLibrary} from "@gradus/training/library/library";
import {describe, expect, it} from "vitest";
import {estimateBlocks} from "../../power/estimates/estimate-blocks.ts";
import {createEstimateCache} from "./estimate-cache.ts";

const FEW = listLibrary().slice(0, 3);
const ANN = {weight: 61, criticalPower: 250};

/** A memory of so many runners, and how often it had to work something out. */
function start(most: number) {
  let computations = 0;
  const estimatesFor = createEstimateCache(() => {
    computations += 1;
    return FEW;
  }, most);
  return {estimatesFor, made: () => computations};
}

describe("estimates for the workout library", () => {
  it.each([
    ["somebody", ANN],
    ["somebody with other power", {...ANN, criticalPower: 251}],
    ["somebody of another weight", {...ANN, weight: 61.5}],
    ["somebody without critical power", {...ANN, criticalPower: null}],
  ])("the estimates are those of %s, regardless of who asked before", (_, athleteProfile) => {
    const {estimatesFor} = start(10);
    estimatesFor(ANN);
    estimatesFor({weight: 6, criticalPower: 1250});
    for (const time of [1, 2])
      expect(estimatesFor(athleteProfile), `${time}`).toEqual(
        FEW.map((workout) => ({workout, ...estimateBlocks(workout.blocks, athleteProfile)})),
      );
  });

  it("estimates are computed once for the same athlete", () => {
    const {estimatesFor, made} = start(10);
    expect(estimatesFor({...ANN})).toBe(estimatesFor({...ANN}));
    expect(made()).toBe(1);
  });

  it("estimates are kept for as many athletes as fit, those who asked most recently", () => {
    const {estimatesFor, made} = start(2);
    const bob = {...ANN, weight: 80};
    estimatesFor(ANN);
    estimatesFor(bob);
    estimatesFor(ANN);
    estimatesFor({...ANN, weight: 90});
    expect(made()).toBe(3);
    estimatesFor(ANN);
    expect(made()).toBe(3);
    estimatesFor(bob);
    expect(made()).toBe(4);
  });
});
