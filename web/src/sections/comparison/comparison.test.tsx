import {expect, it} from "vitest";
import {createTestTranslator} from "@/testing/create-test-translator";
import {visibleText} from "@/testing/visible-text";
import {positions, render} from "../testing/render";

it("is a table with named columns and rows, differences first", () => {
  const markup = render("comparison");
  expect(markup).toContain("<caption");
  expect(markup.match(/scope="col"/g)).toHaveLength(2);
  const [differs = -1, same = -1] = positions(markup, ["Left and right", "Works without membership"]);
  expect(differs).toBeGreaterThan(-1);
  expect(differs).toBeLessThan(same);
});

it("offers to put away what is the same only when something is left then", () => {
  const rows = [{_key: "same", label: "Works", values: ["yes", "yes"]}];
  expect(render("comparison")).toContain("Show only differences");
  expect(render("comparison", {rows})).not.toContain("Show only differences");
});

it("knows yes and no in the language they are written in, and leaves other answers as they are", () => {
  const rows = [{_key: "a", label: "Seiten", values: ["nein", "2 Pods"]}];
  const markup = render(
    "comparison",
    {rows},
    {market: {region: "de", locale: "de"}, t: createTestTranslator("de")},
  );
  expect(visibleText(markup)).toContain("Seiten Nein 2 Pods");
});

it("links each column to its product, and names a product without a page", () => {
  expect(render("comparison")).toContain('href="/de/en/store/duo"');
  expect(visibleText(render("comparison", {pages: []}))).toContain("pod duo");
});

it("drops a row whose values no longer fill its columns", () => {
  const rows = [
    {_key: "a", label: "Price", values: ["{price:pod}", "{price:duo}"]},
    {_key: "b", label: "Sides", values: ["no", "yes"]},
  ];
  expect(visibleText(render("comparison", {rows}))).not.toContain("Price");
});
