import {expect, it} from "vitest";
import {splitAtNumber} from "./highlighted-number";

it.each([
  ["14 percent faster", ["", "14", " percent faster"]],
  ["un 14 % más rápido", ["un ", "14", " % más rápido"]],
  ["Used in over 100 countries", ["Used in over ", "100", " countries"]],
  ["plus de 1 000 séances", ["plus de ", "1", " 000 séances"]],
  ["1.200 Einheiten", ["", "1.200", " Einheiten"]],
  ["no number", ["no number", null, ""]],
])("%s", (phrase, parts) => {
  expect(splitAtNumber(phrase)).toEqual(parts);
});

it("loses nothing of the phrase", () => {
  expect(splitAtNumber("More than 300 workouts").join("")).toBe("More than 300 workouts");
});
