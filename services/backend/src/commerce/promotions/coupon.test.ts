import {expect, it} from "vitest";
import {discountsOf} from "./coupon.ts";

const LINES = [
  {sku: "pod", amount: 16_900},
  {sku: "clip-blue", amount: 1_200},
  {sku: "clip-pack", amount: 3_900},
];
const percent = {basis_points: 1_500, amounts: {}, skus: null};
const ten = {basis_points: null, amounts: {EUR: 1_000}, skus: null};

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
