import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("says everything, in order", () => {
  expect(visibleText(render("story"))).toBe("The scale under your feet A track is an instrument.");
});

it("stands without art", () => {
  expect(render("story", {art: null})).not.toContain("<svg");
});
