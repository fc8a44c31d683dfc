import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("renders all its text in order", () => {
  expect(visibleText(render("quote"))).toBe("Number first. Gradus, how we write");
});

it("is a quotation with its speaker", () => {
  expect(render("quote")).toMatch(/<figure[\s\S]*<blockquote[\s\S]*<figcaption/);
});
