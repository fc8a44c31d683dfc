import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("renders all its text in order", () => {
  expect(visibleText(render("benefits"))).toBe(
    "What you get A profile Runners find you. Tools See what was planned.",
  );
});

it("is a list of headed items", () => {
  expect(render("benefits").match(/<li/g)).toHaveLength(2);
  expect(render("benefits").match(/<h3/g)).toHaveLength(2);
});
