import {expect, test} from "vitest";
import {addressOverlap} from "./address-overlap.ts";

const only = (...regions: string[]) => ({mode: "only", regions});
const except = (...regions: string[]) => ({mode: "except", regions});

test("two documents for everywhere answer the same addresses", () => {
  expect(addressOverlap({mode: "all"}, undefined)).toHaveLength(10);
});

test("a region's own document takes precedence over the general one and does not conflict with it", () => {
  expect(addressOverlap(only("ch"), {mode: "all"})).toEqual([]);
  expect(addressOverlap(except("de"), only("ch"))).toEqual([]);
});

test("two variants conflict in the regions they share", () => {
  expect(addressOverlap(only("ch", "de"), only("de", "fr"))).toEqual(["de"]);
  expect(addressOverlap(only("ch"), only("fr"))).toEqual([]);
});

test("exceptions are counted from all regions", () => {
  expect(addressOverlap(except("us"), except("us", "ca"))).not.toContain("us");
  expect(addressOverlap(except("us"), except("ca"))).toContain("de");
});
