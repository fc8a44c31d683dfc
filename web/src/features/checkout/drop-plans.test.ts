import {expect, it} from "vitest";
import {exampleCart, exampleLine} from "@/client/shop/testing/example-cart";
import {dropPlans, hasMoreThanPlan, withoutPlans} from "./drop-plans";

const membership = {
  code: "membership-monthly-c6",
  interval: "monthly",
  interval_count: 1,
  amount: 999,
  commitment_months: 6,
  trial_days: 30,
  due_today: 0,
} as const;
const pod = exampleLine({offer: "pod-c6", clip: "blue", unit: 16_900, qty: 2, membership});
const plan = exampleLine({
  sku: "membership",
  kind: "virtual",
  offer: "membership-yearly",
  unit: 0,
  membership: {...membership, due_today: 9_999},
});
const clip = exampleLine({sku: "clip-gray", kind: "clip"});

it("keeps hardware that came with a membership, and removes a membership without hardware", () => {
  expect(dropPlans(exampleCart([pod, clip]))).toEqual([
    {op: "remove", sku: "pod", offer: "pod-c6", clip: "blue"},
    {op: "add", sku: "pod", offer: null, clip: "blue", qty: 2},
  ]);
  expect(dropPlans(exampleCart([plan]))).toEqual([
    {op: "remove", sku: "membership", offer: "membership-yearly", clip: null},
  ]);
});

it("nothing is left to go on with where a membership was all there was", () => {
  expect(hasMoreThanPlan(exampleCart([plan]))).toBe(false);
  expect(hasMoreThanPlan(exampleCart([pod]))).toBe(true);
  expect(hasMoreThanPlan(exampleCart([plan, clip]))).toBe(true);
  expect(hasMoreThanPlan(exampleCart([clip]))).toBe(false);
});

it("what was due of the membership today is no part of the sum any more", () => {
  const cart = withoutPlans({...exampleCart([plan, pod]), discount: 500});
  expect(cart.lines).toMatchObject([{sku: "pod", offer: null, membership: null}]);
  expect([cart.quantity, cart.subtotal, cart.estimated_total]).toEqual([2, 33_800, 33_300]);
});
