import {expect, test} from "vitest";
import {shownRegions, targetedRegions} from "./targeted-regions.ts";

test.each([
  [undefined, 10],
  [{mode: "all", regions: ["de"]}, 10],
  [{mode: "only", regions: ["de", "ch"]}, 2],
  [{mode: "except", regions: ["us"]}, 9],
  [{mode: "only"}, 0],
])("%j names so many regions", (targeting, count) => {
  expect(targetedRegions(targeting)).toHaveLength(count);
});

test("a text shows where its page and its section show", () => {
  const page = {
    availability: {mode: "except", regions: ["us"]},
    sections: [
      {_key: "a", heading: "Everywhere"},
      {_key: "b", targeting: {mode: "only", regions: ["us", "de", "fr"]}, items: [{_key: "i", text: "x"}]},
    ],
  };
  expect(shownRegions(page, ["sections", {_key: "a"}, "heading"])).toHaveLength(9);
  expect(shownRegions(page, ["sections", {_key: "b"}, "items", {_key: "i"}, "text"])).toEqual(["de", "fr"]);
  expect(shownRegions(page, ["sections", {_key: "gone"}, "heading"])).toHaveLength(9);
});
