import {expect, it} from "vitest";
import {savingPercent, stockStatus} from "./get-catalog.ts";

it.each([
  [16900, 19900, 15],
  [8500, 10000, 15],
  [8401, 10000, 15],
  [9950, 10000, null],
  [10000, null, null],
  [null, 10000, null],
])("%s instead of %s saves %s percent", (amount, compare_at, percent) => {
  expect(savingPercent({amount, compare_at})).toBe(percent);
});

it.each([
  ["in_stock", {policy: "deny", available: 11, preorder_cap: null}],
  ["low", {policy: "deny", available: 10, preorder_cap: null}],
  ["low", {policy: "preorder", available: 1, preorder_cap: 5}],
  ["out_of_stock", {policy: "deny", available: 0, preorder_cap: 5}],
  ["preorder", {policy: "preorder", available: -4, preorder_cap: 5}],
  ["out_of_stock", {policy: "preorder", available: -5, preorder_cap: 5}],
  ["in_stock", {policy: null, available: null, preorder_cap: null}],
] as const)("%s: %o", (status, row) => {
  expect(stockStatus(row)).toBe(status);
});
