import {FORMULAS} from "@gradus/training/explain/explain";
import {describe, expect, it} from "vitest";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {createRunFormat, RUN_FORMAT_MESSAGES} from "../format/run-format";
import {exampleFormat} from "../testing/example-format";
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

it("returns nothing for an unknown formula or for an input that was not measured", () => {
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
  [543_100, "J", "543.1\u202fkJ"],
  [240, "J", "240\u202fJ"],
  [21, "degC", "21\u202f°C"],
])("writes %s %s as people do", (value, unit, words) => {
  expect(inputWords(value, unit, exampleFormat("km"))).toBe(words);
});

it.each([
  [10_000, "m", "10,000\u202fm (6.21\u00a0mi)"],
  [100, "m", "100\u202fm (328\u00a0ft)"],
  [4, "m/s", "4\u202fm/s (9\u00a0mph)"],
  [70, "kg", "70\u202fkg (154.3\u00a0lb)"],
  [21, "degC", "21\u202f°C (70\u00a0°F)"],
  [268, "W", "268\u202fW"],
] as const)("writes %s %s with the reader's own unit beside it", (value, unit, words) => {
  const imperial = {distance_unit: "mi", temperature_unit: "f", weight_unit: "lb"} as const;
  expect(inputWords(value, unit, exampleFormat(imperial))).toBe(words);
});

it("writes rates as the language of the page calls them", () => {
  const messages = selectMessages({region: "de", locale: "es"}, RUN_FORMAT_MESSAGES);
  const format = createRunFormat(clientTranslator(messages), "km");
  expect(inputWords(150, "1/min", format)).toBe("150\u202fppm");
  expect(inputWords(172, "steps/min", format)).toBe("172\u202fpasos/min");
  expect(format.beats(150)).toEqual({value: "150", unit: "ppm"});
});

it("converts each quantity by what was chosen for it alone", () => {
  const mixed = exampleFormat({distance_unit: "mi", temperature_unit: "c", weight_unit: "kg"});
  expect(inputWords(70, "kg", mixed)).toBe("70\u202fkg");
  expect(inputWords(21, "degC", mixed)).toBe("21\u202f°C");
  expect(inputWords(2000, "m", mixed)).toBe("2,000\u202fm (1.24\u00a0mi)");
});
