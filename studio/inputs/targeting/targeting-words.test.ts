import {expect, test} from "vitest";
import {offeredRegions, targetingSentence} from "./targeting-words.ts";

test.each([
  [{mode: "all"}, "Shown in all stores."],
  [{mode: "only", regions: ["de", "fr"]}, "Shown in Germany and France stores."],
  [{mode: "only", regions: ["ch"]}, "Shown in Switzerland store."],
  [{mode: "except", regions: ["us", "ca"]}, "Shown in all stores except United States and Canada."],
  [{mode: "only", regions: []}, "Shown nowhere: choose at least one region."],
])("%j reads %s", (targeting, sentence) => expect(targetingSentence(targeting)).toBe(sentence));

test("a page in one language counts only the stores that use this language", () => {
  expect(offeredRegions("es")).toEqual(["us", "es", "int"]);
  expect(targetingSentence({mode: "all"}, offeredRegions("es"))).toBe(
    "Shown in all stores of its language: United States, Spain and International.",
  );
});
