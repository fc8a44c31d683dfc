import {expect, it} from "vitest";
import {longestBin, trimBins} from "./trim-bins";

it("leaves out a spike at either end, and nothing between", () => {
  const bins = {from: 0, width: 5, seconds: [1, 0, 5000, 0, 5000, 0, 1]};
  expect(trimBins(bins)).toEqual({from: 10, width: 5, seconds: [5000, 0, 5000]});
});

it("keeps short bins when they are all there is", () => {
  expect(trimBins({from: 100, width: 5, seconds: [1, 2]})).toEqual({from: 100, width: 5, seconds: [1, 2]});
  expect(trimBins({from: 0, width: 5, seconds: []}).seconds).toEqual([]);
});

it("finds what was held longest", () => {
  expect(longestBin({from: 200, width: 5, seconds: [1, 9, 3]})).toEqual({from: 205, to: 210, seconds: 9});
  expect(longestBin({from: 0, width: 5, seconds: []})).toBeNull();
});
