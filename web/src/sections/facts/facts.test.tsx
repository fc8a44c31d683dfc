import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {CONTEXT, render} from "../testing/render";

it("lists what is true today, in order", () => {
  expect(visibleText(render("facts"))).toBe(
    "Before you buy The 30-day risk-free trial. Run with it. Ships mid-November. Membership is optional.",
  );
});

it("leaves out the note that has ended, and only it", () => {
  const markup = render("facts", {}, {values: {...CONTEXT.values, notes: {}}});
  expect(markup.match(/<li/g)).toHaveLength(2);
  expect(markup).not.toContain("Ships");
});
