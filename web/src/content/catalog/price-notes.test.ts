import {listMarkets} from "@gradus/schemas/markets";
import {expect, it} from "vitest";
import {createTestTranslator} from "@/testing/create-test-translator";
import {taxLine} from "./price-notes";

const lineOf = (market: ReturnType<typeof listMarkets>[number]) =>
  taxLine({market, t: createTestTranslator(market.locale)});

it.each([
  [{region: "gb", locale: "en"}, /20\s?%.*VAT/],
  [{region: "de", locale: "de"}, /19\s?%.*MwSt/],
  [{region: "ch", locale: "de"}, /8[.,]1\s?%.*MwSt/],
  [{region: "eu", locale: "en"}, /VAT of the country/],
  [{region: "au", locale: "en"}, /10\s?%.*GST/],
  [{region: "us", locale: "en"}, /^plus tax$/],
  [{region: "int", locale: "en"}, /^duties may apply$/],
] as const)("%o", (market, expected) => {
  expect(lineOf(market)).toMatch(expected);
});

it("has a tax note in every market", () => {
  expect(listMarkets().filter((market) => lineOf(market) === "")).toEqual([]);
});
