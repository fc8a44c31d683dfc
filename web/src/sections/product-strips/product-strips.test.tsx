import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {EXAMPLES} from "../testing/examples";
import {render} from "../testing/render";

it("sells each product under its own heading, in order", () => {
  const markup = render("productStrips");
  expect(markup.match(/<article aria-labelledby="strip-/g)).toHaveLength(2);
  expect(markup.indexOf("Gradus Pod")).toBeLessThan(markup.indexOf("Gradus Duo"));
  expect(markup).toContain('href="/de/en/store/duo"');
});

it("shows the price with its tax, and what is saved on it today", () => {
  const text = visibleText(render("productStrips"));
  expect(text).toContain("Save 15%");
  expect(text).toMatch(/189.*incl\. 19% VAT/);
});

it("points to the store while the shop does not answer, and promises no saving", () => {
  const text = visibleText(render("productStrips", {}, {catalog: null}));
  expect(text.match(/See price in store/g)).toHaveLength(2);
  expect(text).not.toContain("Save");
});

it("leaves out a product the region does not offer", () => {
  const products = EXAMPLES.productStrips.products.map((strip, index) =>
    index === 0 ? {...strip, page: null} : strip,
  );
  expect(visibleText(render("productStrips", {products}))).not.toContain("Gradus Pod");
});
