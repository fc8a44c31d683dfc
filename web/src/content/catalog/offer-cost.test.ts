import type {Catalog, CatalogPlan} from "@gradus/backend/contract/catalog";
import {expect, it} from "vitest";
import {findOffer, paymentsWithin, totalOver} from "./offer-cost";

const plan = (interval: CatalogPlan["interval"], interval_count = 1): CatalogPlan => ({
  code: "plan",
  interval,
  interval_count,
  amount: 1000,
  commitment_months: 0,
});
const offer = {
  code: "pod-plan",
  hardware_sku: "pod",
  plan_code: "plan",
  commitment_months: 6,
  trial_days: 30,
  badge: null,
  saving_percent: null,
};
const pod = {
  sku: "pod",
  kind: "hardware" as const,
  name: "Pod",
  amount: 20000,
  compare_at: null,
  stock: "in_stock" as const,
  quantity_limit: 5,
};
const catalog: Catalog = {
  region: "de",
  currency: "EUR",
  tax: {mode: "inclusive", rate: 19, name: "VAT"},
  products: [pod],
  plans: [plan("monthly")],
  offers: [offer],
};

it.each([
  ["monthly, a year", plan("monthly"), 12, 12],
  ["yearly, a year", plan("yearly"), 12, 1],
  ["yearly, 13 months: the second year has begun", plan("yearly"), 13, 2],
  ["every three months, a year", plan("monthly", 3), 12, 4],
  ["weekly, a month and a bit", plan("weekly"), 1, 5],
])("%s", (_case, paid, months, payments) => {
  expect(paymentsWithin(months, paid)).toBe(payments);
});

it("adds hardware once and the plan as often as it is paid", () => {
  expect(totalOver(12, findOffer("pod-plan", catalog) ?? {hardware: null, plan: null})).toBe(32000);
});

it.each([
  ["it is not offered", {...catalog, offers: []}],
  ["its hardware has no price here", {...catalog, products: [{...pod, amount: null}]}],
  ["its hardware is not sold here", {...catalog, products: []}],
  ["its plan is not sold here", {...catalog, plans: []}],
])("is no offer when %s", (_case, incomplete) => {
  expect(findOffer("pod-plan", incomplete)).toBeNull();
});
