import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {CONTEXT, render} from "../testing/render";

it("is a table named after its product", () => {
  expect(render("specTable")).toMatch(/<caption[^>]*>Gradus Pod<\/caption>/);
  expect(visibleText(render("specTable"))).toContain("Pods 1 Workouts 14 percent faster");
});

it("loses only the row whose value has ended", () => {
  const markup = render("specTable", {}, {values: {...CONTEXT.values, claims: {}}});
  expect(markup.match(/scope="row"/g)).toHaveLength(1);
});

it("is not there for a product without a page", () => {
  expect(render("specTable", {page: null})).toBe("");
});
