import {expect, it} from "vitest";
import {render, words} from "../testing/render";

it("says everything, in order", () => {
  expect(words(render("quote"))).toBe("Number first. Gradus, how we write");
});

it("is a quotation with its speaker", () => {
  expect(render("quote")).toMatch(/<figure[\s\S]*<blockquote[\s\S]*<figcaption/);
});
