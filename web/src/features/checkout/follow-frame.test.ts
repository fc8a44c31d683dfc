import {expect, it} from "vitest";
import {isOutOfSight} from "./follow-frame";

const WINDOW = {navHeight: 64, windowHeight: 900};
const FORM_TO_BANK = {before: 1_500, after: 420};

it("the bank's step that begins above the window, or below its middle, is brought into it", () => {
  expect(isOutOfSight(FORM_TO_BANK, {...WINDOW, top: -700})).toBe(true);
  expect(isOutOfSight(FORM_TO_BANK, {...WINDOW, top: 40})).toBe(true);
  expect(isOutOfSight(FORM_TO_BANK, {...WINDOW, top: 700})).toBe(true);
  expect(isOutOfSight({before: 420, after: 1_500}, {...WINDOW, top: -200})).toBe(true);
});

it("nothing scrolls while a buyer types: not for a line more, not for the first form, not for what is in sight", () => {
  expect(isOutOfSight({before: 1_500, after: 1_540}, {...WINDOW, top: -700})).toBe(false);
  expect(isOutOfSight({before: 0, after: 1_500}, {...WINDOW, top: 700})).toBe(false);
  expect(isOutOfSight(FORM_TO_BANK, {...WINDOW, top: 120})).toBe(false);
});
