import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("is drawn on the field that editors chose, or directly on the page", () => {
  expect(render("callToAction")).toContain("field-infield");
  expect(render("callToAction", {field: "none"})).not.toContain("field-");
});

it("renders without text and art", () => {
  const markup = render("callToAction", {text: null, art: null});
  expect(visibleText(markup)).toBe("A plan that reads Buy Gradus Plan a race");
  expect(markup).not.toContain("<svg");
});
