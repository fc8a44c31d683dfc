import {CLAUSE_TOKENS, TOKEN_NAMES} from "@gradus/schemas/tokens";
import {expect, test} from "vitest";
import {exampleValues} from "../values/example-values.ts";
import {findOpenBrace, replaceRange} from "./open-brace.ts";
import {findMisspelt, resolveTexts} from "./resolved-texts.ts";
import {matchChoices, tokenChoices} from "./token-choices.ts";

const germany = exampleValues("de", {pod: 18_900, duo: null});
const europe = exampleValues("eu", {pod: 18_900, duo: 32_900});
const britain = exampleValues("gb", {pod: 16_900, duo: 28_900});
const offline = {...germany, catalog: null};

test("regions that read the same share a line", () => {
  expect(resolveTexts("Pod from {price:pod}.", [germany, europe, britain])).toEqual([
    {regions: ["de", "eu"], text: "Pod from €189.", missing: []},
    {regions: ["gb"], text: "Pod from £169.", missing: []},
  ]);
  expect(resolveTexts("{product}", [germany, europe, britain])).toHaveLength(1);
});

test("a region without a value is named, with the token that lacks it", () => {
  expect(resolveTexts("Both feet: {price:duo}, {product}", [germany, europe])).toEqual([
    {regions: ["de"], text: null, missing: ["{price:duo}"]},
    {regions: ["eu"], text: "Both feet: €329, Gradus", missing: []},
  ]);
});

test("the menu shows today's values, or the reason why there is none", () => {
  const find = (source: string, market = germany) =>
    tokenChoices(market).find((choice) => choice.source === source);
  expect(find("{price:pod}")).toMatchObject({group: "Prices", title: "Pod", value: "€189", note: null});
  expect(find("{price:duo}")).toMatchObject({value: null, note: "No price in this region"});
  expect(find("{price:pod}", offline)).toMatchObject({note: "The shop does not answer"});
  expect(find("{claim:faster}")).toMatchObject({
    value: "14 percent faster",
    note: "until 31 August 2027",
    isEnded: false,
  });
  expect(find("{claim:smaller}")).toMatchObject({isEnded: true});
  expect(find("{saving:duo-c12}")).toBeUndefined();
});

test("a text that may hold few tokens is offered only these", () => {
  const offered = tokenChoices(germany, CLAUSE_TOKENS).map(({source}) => source);
  expect(offered.toSorted()).toEqual(["{provider}", "{supportEmail}"]);
  const inHeading = tokenChoices(
    germany,
    TOKEN_NAMES.filter((name) => name !== "claim"),
  );
  expect(inHeading.filter(({group}) => group === "Claims")).toEqual([]);
  expect(tokenChoices(germany, [])).toEqual([]);
});

test.each([
  ["", "{price:pod}"],
  ["price:du", "{price:duo}"],
  ["14", "{claim:faster}"],
  ["claims", "{claim:faster}"],
  ["reg", "{region}"],
])("typing %j finds %s first", (typed, first) => {
  expect(matchChoices(tokenChoices(germany), typed)[0]?.source).toBe(first);
});

test("nothing matches nonsense", () => expect(matchChoices(tokenChoices(germany), "zzz")).toEqual([]));

test("misspelt tokens come with what they most likely mean", () => {
  expect(findMisspelt("{price:pods} and {colour} and {product}")).toEqual([
    {source: "{price:pods}", suggestion: "{price:pod}"},
    {source: "{colour}", suggestion: null},
  ]);
});

test.each([
  ["From {", {from: 5, typed: ""}],
  ["From {price:po", {from: 5, typed: "price:po"}],
  ["{14 per", {from: 0, typed: "14 per"}],
  ["From {price:pod}", null],
  ["From", null],
  ["{ and then a whole sentence that nobody means as a search", null],
  ["{one\nline", null],
])("behind %j the menu looks for %j", (textBefore, expected) =>
  expect(findOpenBrace(textBefore)).toEqual(expected),
);

test("a token takes the place of the brace, and the caret follows it", () => {
  expect(replaceRange("From { today", 5, 6, "{price:pod}")).toEqual({
    text: "From {price:pod} today",
    caret: 16,
  });
});
