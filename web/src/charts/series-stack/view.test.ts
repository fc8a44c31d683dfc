import {expect, it} from "vitest";
import {isWhole, movedView, percentIn, viewWith, zoomedView} from "./view";

const WHOLE = {from: 0, to: 1000};

it("a point that is zoomed at keeps its position", () => {
  const closer = zoomedView(WHOLE, WHOLE, {factor: 0.5, at: 250});
  expect(closer).toEqual({from: 125, to: 625});
  expect(percentIn(closer, 250)).toBe(percentIn(WHOLE, 250));
});

it("shows neither more than there is nor less than can be read", () => {
  expect(zoomedView({from: 0, to: 500}, WHOLE, {factor: 9, at: 100})).toEqual(WHOLE);
  const deep = zoomedView(WHOLE, WHOLE, {factor: 1e-9, at: 500});
  expect(deep.to - deep.from).toBeCloseTo(2.5);
});

it("moves up to the edge, as wide as it was", () => {
  expect(movedView({from: 100, to: 300}, WHOLE, -500)).toEqual({from: 0, to: 200});
  expect(movedView({from: 100, to: 300}, WHOLE, 5000)).toEqual({from: 800, to: 1000});
});

it("follows what leaves it, and stays for what does not", () => {
  const view = {from: 100, to: 300};
  expect(viewWith(view, WHOLE, 200)).toBe(view);
  expect(viewWith(view, WHOLE, 400)).toEqual({from: 220, to: 420});
  expect(viewWith(view, WHOLE, 0)).toEqual({from: 0, to: 200});
});

it("knows when nothing is left out", () => {
  expect(isWhole(WHOLE, WHOLE)).toBe(true);
  expect(isWhole({from: 1, to: 1000}, WHOLE)).toBe(false);
});
