import {listLibrary} from "@gradus/training/library/library";
import {describe, expect, it} from "vitest";
import {workOut} from "../estimates/work-out.ts";
import {createWorkedOutMemory} from "./worked-out-memory.ts";

const FEW = listLibrary().slice(0, 3);
const ANN = {weight: 61, criticalPower: 250};

/** A memory of so many runners, and how often it had to work something out. */
function start(most: number) {
  let made = 0;
  const workedOut = createWorkedOutMemory(() => {
    made += 1;
    return FEW;
  }, most);
  return {workedOut, made: () => made};
}

describe("what the library comes to", () => {
  it.each([
    ["somebody", ANN],
    ["somebody with other power", {...ANN, criticalPower: 251}],
    ["somebody of another weight", {...ANN, weight: 61.5}],
    ["somebody without critical power", {...ANN, criticalPower: null}],
  ])("is that of %s, whoever asked before", (_, worker) => {
    const {workedOut} = start(10);
    workedOut(ANN);
    workedOut({weight: 6, criticalPower: 1250});
    for (const time of [1, 2])
      expect(workedOut(worker), `${time}`).toEqual(
        FEW.map((workout) => ({workout, ...workOut(workout.blocks, worker)})),
      );
  });

  it("is worked out once for the same runner", () => {
    const {workedOut, made} = start(10);
    expect(workedOut({...ANN})).toBe(workedOut({...ANN}));
    expect(made()).toBe(1);
  });

  it("is kept for as many as there is room for, those who asked last", () => {
    const {workedOut, made} = start(2);
    const bob = {...ANN, weight: 80};
    workedOut(ANN);
    workedOut(bob);
    workedOut(ANN);
    workedOut({...ANN, weight: 90});
    expect(made()).toBe(3);
    workedOut(ANN);
    expect(made()).toBe(3);
    workedOut(bob);
    expect(made()).toBe(4);
  });
});
