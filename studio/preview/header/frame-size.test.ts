import {expect, test} from "vitest";
import {frameSize} from "./frame-size.ts";

const space = {width: 720, height: 600};

test("a page narrower than the available space keeps its size", () => {
  expect(frameSize(390, space)).toEqual({width: 390, height: 600, scale: 1});
});

test("a wider one is scaled down until it fits, and then fills the height", () => {
  expect(frameSize(1440, space)).toEqual({width: 1440, height: 1200, scale: 0.5});
});

test("without a width of its own it takes what there is", () => {
  expect(frameSize("fit", space)).toBeNull();
});
