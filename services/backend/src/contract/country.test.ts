import {MARKETS} from "@gradus/schemas/markets";
import {expect, it} from "vitest";
import {isCountry} from "./country.ts";

it("knows every country that a region serves", () => {
  const served = Object.values(MARKETS).flatMap(({countries}) => countries);
  expect(served.filter((code) => !isCountry(code))).toEqual([]);
});

it.each(["de", "DEU", "D", "", "ZZ", "EU", "UK", "DD", "YU", "SU", "AN", "XX"])("%j is none", (code) => {
  expect(isCountry(code)).toBe(false);
});
