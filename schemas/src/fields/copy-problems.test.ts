import {expect, test} from "vitest";
import {bodyProblems, copyProblems} from "./copy-problems.ts";

test.each([
  ["{product} Pod, from {price:pod}.", {}],
  ["a rolling half marathon at 268 W, your region ({region})", {}],
  ["x".repeat(60), {max: 60}],
  ["{product} {price:membership-yearly-c12}", {max: 17}],
])("%j can be published", (text, limits) => {
  expect(copyProblems(text, limits)).toEqual([]);
});

test.each([
  ["now 199 €", {}, "Write prices as tokens, for example {price:pod}. Found: 199 €."],
  ["only $149.99 today", {}, "Found: $149.99."],
  ["1.299,00 EUR", {}, "Found: 1.299,00 EUR."],
  ["{price:pods}", {}, "Did you mean {price:pod}?"],
  ["sold in {region}", {}, "some region names need an article"],
  ["199 Euro", {}, "Found: 199 Euro."],
  ["CHF 199.-", {}, "Found: CHF 199."],
  ["Save 15 % now", {}, "Write savings as tokens, for example {saving:pod-only}. Found: Save 15 %."],
  ["15% off", {}, "Found: 15% off."],
  ["inkl. MwSt.", {}, "it comes with the price of each region"],
  ["x".repeat(71), {max: 60}, "60 characters is the limit; this is 71."],
])("%j is refused in words", (text, limits, words) => {
  expect(copyProblems(text, limits).join(" ")).toContain(words);
});

test("numbers that are no price stay", () => {
  for (const text of ["300 workouts", "run 10 km at 268 W", "in 2027", "poundage 5", "15 percent smaller"]) {
    expect(copyProblems(text)).toEqual([]);
  }
});

test("a claim does not share a long paragraph, which would go with it", () => {
  const crowded = {_type: "block", children: [{text: `It is {claim:faster}. ${"x".repeat(140)}`}]};
  const own = {_type: "block", children: [{text: "It is {claim:faster}."}]};
  expect(bodyProblems([own])).toEqual([]);
  expect(bodyProblems([crowded])).toEqual([expect.stringContaining("paragraph of its own")]);
});

test("formatted text is measured as a whole", () => {
  const paragraph = {_type: "block", children: [{text: "x".repeat(40)}, {text: "y".repeat(40)}]};
  expect(bodyProblems([paragraph], {max: 80})).toEqual([]);
  expect(bodyProblems([paragraph, paragraph], {max: 80})).toEqual([
    "80 characters is the limit; this is 161.",
  ]);
});
