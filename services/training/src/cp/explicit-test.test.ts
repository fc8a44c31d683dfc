import {describe, expect, it} from "vitest";
import {explainTestedCp} from "../explain/explain-power.ts";
import {effortsOf, isMaximalBeside, type TestEfforts, testedCp} from "./explicit-test.ts";
import {fitWorkTime} from "./fit.ts";

const test = (protocol: TestEfforts["protocol"], shortPower: number, longPower: number) => ({
  protocol,
  shortPower,
  longPower,
});

describe("the value of a test", () => {
  it("lies on the line of work over time: 340 W for 3 min and 295 W for 9 min are 272.5 W and 12,150 J", () => {
    expect(testedCp(test("3_9", 340, 295))).toEqual({status: "ok", cp: 272.5, wPrime: 12_150});
  });

  it("is what the fit of any number of tests gives for these two", () => {
    const ten = test("3_10", 352, 301);
    const fitted = fitWorkTime(effortsOf(ten));
    const tested = testedCp(ten);
    expect(tested.status === "ok" && tested.cp).toBeCloseTo(fitted?.cp ?? Number.NaN, 9);
    expect(tested.status === "ok" && tested.wPrime).toBeCloseTo(fitted?.wPrime ?? Number.NaN, 6);
  });

  it.each([
    ["a longer effort that was harder", test("3_9", 290, 300), "reversed"],
    ["twice the same power", test("3_10", 300, 300), "reversed"],
    ["less W′ than anybody has", test("3_9", 300, 296), "unbelievable"],
    ["more W′ than anybody has", test("3_9", 500, 320), "unbelievable"],
    ["less critical power than anybody runs at", test("3_9", 90, 60), "unbelievable"],
  ] as const)("is refused for %s", (_, efforts, reason) => {
    expect(testedCp(efforts)).toEqual({status: "refused", reason});
  });

  it("explains itself by work, time and what is left of it", () => {
    const explanation = explainTestedCp(test("3_9", 340, 295), {cp: 272.5, wPrime: 12_150});
    expect(explanation.value).toBe(272.5);
    expect(explanation.inputs.map(({value}) => value)).toEqual([159_300, 540, 12_150]);
  });
});

it("was not maximal where clearly more was held for as long", () => {
  const effort = {seconds: 180, power: 340};
  expect(isMaximalBeside(effort, null)).toBe(true);
  expect(isMaximalBeside(effort, 350)).toBe(true);
  expect(isMaximalBeside(effort, 351)).toBe(false);
});
