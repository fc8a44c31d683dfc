import {expect, it} from "vitest";
import {discountsOf, obstacleOf} from "./coupon.ts";

const LINES = [
  {sku: "pod", amount: 16_900},
  {sku: "clip-blue", amount: 1_200},
  {sku: "clip-pack", amount: 3_900},
];
const TERMS = {skus: null, minimums: null, max_uses: null, uses: 0};
const percent = {...TERMS, basis_points: 1_500, amounts: {}};
const ten = {...TERMS, basis_points: null, amounts: {EUR: 1_000}};

it.each([
  ["a percentage is taken off each line", percent, "EUR", [2_535, 180, 585]],
  ["a percentage of one product leaves the others", {...percent, skus: ["pod"]}, "EUR", [2_535, 0, 0]],
  ["a fixed amount is spread, and its parts add up", ten, "EUR", [768, 55, 177]],
  ["a fixed amount of one product goes to it", {...ten, skus: ["clip-blue"]}, "EUR", [0, 1_000, 0]],
  ["it takes off no more than there is", {...ten, amounts: {EUR: 99_999}}, "EUR", [16_900, 1_200, 3_900]],
  ["a fixed amount of another currency is none", ten, "USD", [0, 0, 0]],
])("%s", (_case, coupon, currency, expected) => {
  expect(discountsOf(coupon, LINES, currency)).toEqual(expected);
});

const from50 = {...percent, minimums: {EUR: 5_000}};

it.each([
  ["a percentage applies to any amount", percent, 1, "USD", null],
  ["a fixed amount applies in its currency", ten, 1, "EUR", null],
  ["and in no other", ten, 1, "USD", {code: "promo_currency", params: {currency: "EUR"}}],
  [
    "below the least amount it waits",
    from50,
    4_999,
    "EUR",
    {code: "promo_minimum", params: {amount: 5_000, currency: "EUR"}},
  ],
  ["at the least amount it applies", from50, 5_000, "EUR", null],
  [
    "a least amount is not converted",
    from50,
    9_999,
    "USD",
    {code: "promo_currency", params: {currency: "EUR"}},
  ],
])("%s", (_case, coupon, due, currency, expected) => {
  expect(obstacleOf(coupon, due, currency)).toEqual(expected);
});
