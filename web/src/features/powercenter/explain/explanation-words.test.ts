import {FORMULAS} from "@gradus/training/explain/explain";
import {describe, expect, it} from "vitest";
import {createRunFormat} from "../format/run-format";
import {formulaName, inputWords, knownInputs} from "./explanation-words";

describe.each(Object.entries(FORMULAS))("%s", (id, formula) => {
  it("has words for itself and for everything that goes into it", () => {
    const inputs = Object.entries(formula.inputs).map(([name, unit]) => ({
      key: `explain.inputs.${name}`,
      value: 1,
      unit,
    }));
    expect(formulaName({id})).toBe(id);
    expect(knownInputs({inputs}).map(({name}) => name)).toEqual(Object.keys(formula.inputs));
  });
});

it("says nothing of a formula it does not know, nor of an input that was not measured", () => {
  expect(formulaName({id: "of_next_year"})).toBeNull();
  const power = {key: "explain.inputs.power", value: null, unit: "W"};
  const unknown = {key: "explain.inputs.of_next_year", value: 1, unit: "W"};
  expect(knownInputs({inputs: [power, unknown]})).toEqual([]);
});

it.each([
  [268, "W", "268\u202fW"],
  [1.04, "ratio", "1.04"],
  [600, "s", "10:00"],
  [1, "d", "1 day"],
  [16, "d", "16 days"],
  [21, "degC", "21\u202f°C"],
])("writes %s %s as people do", (value, unit, words) => {
  expect(inputWords(value, unit, createRunFormat("en-US", "km"))).toBe(words);
});
