import {expect, it} from "vitest";
import {plainText} from "./plain-text";
import {block, CONTEXT, clause, exampleDocument} from "./testing/example-document";

const read = (...clauses: ReturnType<typeof clause>[]) =>
  plainText(exampleDocument({clauses}), CONTEXT, "https://site.test");

it("contains what the page shows: title, version, days, binding language, numbered clauses", () => {
  expect(read(clause("scope", block("These terms apply.")), clause("law", block("Of the seller.")))).toBe(
    [
      "Terms of use",
      "Version 2.1 · In effect since 19 June 2026",
      "The German version is binding.",
      "",
      "",
      "1. About scope",
      "",
      "These terms apply.",
      "",
      "",
      "2. About law",
      "",
      "Of the seller.",
      "",
    ].join("\n"),
  );
});

it("names the seller where the text has a token", () => {
  expect(read(clause("scope", block("The seller is {provider}.")))).toContain("The seller is Example Ltd.");
});

it("names the seller of the day the text was sealed, whichever company sells today", () => {
  const seller = {provider: "Former Ltd", supportEmail: "former@example.test"};
  const document = exampleDocument({clauses: [clause("scope", block("The seller is {provider}."))]});
  const text = plainText({...document, version: {...document.version, seller}}, CONTEXT, "https://site.test");
  expect(text).toContain("The seller is Former Ltd.");
});

it("draws the numbers of a list and begins again after other text", () => {
  const item = (text: string, level = 1) => block(text, {listItem: "number", level});
  const text = read(clause("a", item("one"), item("two"), item("deeper", 2), block("Then:"), item("again")));
  expect(text).toContain("1. one\n\n2. two\n\n  1. deeper\n\nThen:\n\n1. again");
});

it("writes out the target of a link", () => {
  const linked = block("", {
    children: [{_type: "span", _key: "s", text: "the notice", marks: ["m"]}],
    markDefs: [{_type: "internalLink", _key: "m", path: "/legal-notice"}],
  });
  expect(read(clause("a", linked))).toContain("the notice (https://site.test/de/en/legal-notice)");
});
