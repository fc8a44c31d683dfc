import {expect, it} from "vitest";
import {render, words} from "../testing/render";

it("says everything, in order", () => {
  expect(words(render("story"))).toBe("The scale under your feet A track is an instrument.");
});

it("stands without art", () => {
  expect(render("story", {art: null})).not.toContain("<svg");
});
