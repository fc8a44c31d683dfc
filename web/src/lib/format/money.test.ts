import type {MarketParams} from "@gradus/schemas/markets";
import {expect, it} from "vitest";
import {formatMoney} from "./money";

const cases: [string, number, string, MarketParams, string][] = [
  ["whole amounts drop their zeros", 19900, "USD", {region: "us", locale: "en"}, "$199"],
  ["cents stay", 1999, "USD", {region: "us", locale: "en"}, "$19.99"],
  [
    "German puts the sign last, without a line break",
    19900,
    "EUR",
    {region: "de", locale: "de"},
    "199\u00a0€",
  ],
  ["English in Germany keeps euros", 19900, "EUR", {region: "de", locale: "en"}, "€199"],
  ["Swiss German", 21900, "CHF", {region: "ch", locale: "de"}, "CHF\u00a0219"],
  ["nothing costs nothing", 0, "GBP", {region: "gb", locale: "en"}, "£0"],
];

it.each(cases)("%s", (_case, amount, currency, market, expected) => {
  expect(formatMoney(amount, currency, market)).toBe(expected);
});
