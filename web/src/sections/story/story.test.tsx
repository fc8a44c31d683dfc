import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("renders all its text in order", () => {
  expect(visibleText(render("story"))).toBe("The scale under your feet A track is an instrument.");
});

it("renders without art", () => {
  expect(render("story", {art: null})).not.toContain("<svg");
});
