import {expect, test} from "vitest";
import {anchorProblems, clauseBodyProblems, overrideProblems, summaryProblems} from "./clause-problems.ts";

const paragraph = (text: string) => [{_type: "block", children: [{_type: "span", text}]}];

test("a clause may name the seller, but no price", () => {
  expect(clauseBodyProblems(paragraph("{provider} answers at {supportEmail}."))).toEqual([]);
  expect(clauseBodyProblems(paragraph("It costs {price:pod}."))).toEqual([
    "{price:pod} cannot stand in a clause. Only {provider} and {supportEmail} can.",
  ]);
});

test("a summary is short and has no tokens", () => {
  expect(summaryProblems(paragraph("word ".repeat(80)))).toEqual([]);
  expect(summaryProblems(paragraph("word ".repeat(81)))).toEqual(["80 words is the limit; this is 81."]);
  expect(summaryProblems(paragraph("By {provider}."))).toHaveLength(1);
});

test("no two clauses answer to one anchor, former ones included", () => {
  const clauses = [
    {anchor: "returns", aliases: []},
    {anchor: "withdrawal", aliases: ["returns"]},
  ];
  expect(anchorProblems(clauses)).toEqual([
    'Two clauses answer to "returns". Give one of them another anchor.',
  ]);
  expect(anchorProblems([{anchor: "returns"}, {anchor: "withdrawal", aliases: ["refunds"]}])).toEqual([]);
});

test.each([
  ["replacing what the base has", {mode: "replace", anchor: "returns"}, 0],
  ["replacing what it lacks", {mode: "replace", anchor: "refunds"}, 1],
  ["removing what it lacks", {mode: "remove", anchor: "refunds"}, 1],
  ["adding after a clause it has", {mode: "add", anchor: "notice", after: "returns"}, 0],
  ["adding after one it lacks", {mode: "add", anchor: "notice", after: "refunds"}, 1],
  ["adding what it already has", {mode: "add", anchor: "returns", after: "price"}, 1],
])("a difference has to fit its base: %s", (_case, override, problems) => {
  expect(overrideProblems([override], ["price", "returns"])).toHaveLength(problems);
});

test("a difference may follow one that was just added", () => {
  const overrides = [
    {mode: "add", anchor: "notice", after: "price"},
    {mode: "add", anchor: "form", after: "notice"},
  ];
  expect(overrideProblems(overrides, ["price"])).toEqual([]);
});
