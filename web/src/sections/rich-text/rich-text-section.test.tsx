import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {CONTEXT, render} from "../testing/render";

it("needs no heading, and is no landmark without one", () => {
  expect(render("richText")).not.toContain("aria-labelledby");
  expect(render("richText", {heading: "How"})).toContain("aria-labelledby");
});

it("loses only the paragraph whose claim has ended", () => {
  expect(visibleText(render("richText"))).toBe("Find your number. It is 14 percent faster.");
  expect(visibleText(render("richText", {}, {values: {...CONTEXT.values, claims: {}}}))).toBe(
    "Find your number.",
  );
});
