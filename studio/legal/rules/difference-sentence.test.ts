import {expect, test} from "vitest";
import {differenceSentence} from "./difference-sentence.ts";

test.each([
  [[{anchor: "withdrawal"}], "Differs from base in 1 clause: withdrawal."],
  [[{anchor: "withdrawal"}, {}], "Differs from base in 2 clauses: withdrawal, (no anchor yet)."],
  [undefined, "Does not differ from its base."],
])("counts and names the clauses", (overrides, sentence) => {
  expect(differenceSentence(overrides)).toBe(sentence);
});
