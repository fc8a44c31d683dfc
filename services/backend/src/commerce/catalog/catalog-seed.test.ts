import {LOCALES, REGIONS} from "@gradus/schemas/markets";
import {expect, it} from "vitest";
import {OFFERS, PRICES, PRODUCTS, REGION_CURRENCIES, STOCK} from "./catalog-seed.ts";

it("every region has a currency in which everything is priced", () => {
  const perCurrency = Map.groupBy(PRICES, ({currency}) => currency);
  const counts = REGION_CURRENCIES.map(({currency}) => perCurrency.get(currency)?.length);
  expect(REGION_CURRENCIES.map(({region}) => region)).toEqual(REGIONS);
  expect(new Set(counts)).toEqual(new Set([14]));
});

it("every product has a name in every language", () => {
  expect(PRODUCTS.filter(({content}) => LOCALES.some((locale) => !content.name[locale]))).toEqual([]);
});

it("every offer refers to a product and a plan that have prices", () => {
  const skus = new Set(PRODUCTS.map(({sku}) => sku));
  const plans = new Set(PRICES.map(({plan_code}) => plan_code));
  const broken = OFFERS.filter(
    ({hardware_sku, plan_code}) =>
      (hardware_sku && !skus.has(hardware_sku)) || (plan_code && !plans.has(plan_code)),
  );
  expect(broken).toEqual([]);
});

it("the length of a commitment is the same in every offer of a plan", () => {
  const byPlan = Map.groupBy(OFFERS, ({plan_code}) => plan_code);
  const lengths = [...byPlan.values()].map((offers) => new Set(offers.map((o) => o.commitment_months)).size);
  expect(Math.max(...lengths)).toBe(1);
});

it("everything with a weight that is sold has stock", () => {
  const sold = PRODUCTS.filter(({active, kind}) => active !== false && kind !== "virtual");
  expect(STOCK.map(({sku}) => sku).sort()).toEqual(sold.map(({sku}) => sku).sort());
});

it("every currency divides into hundredths, as the amounts assume", () => {
  const digits = REGION_CURRENCIES.map(
    ({currency}) =>
      new Intl.NumberFormat("en", {style: "currency", currency}).resolvedOptions().maximumFractionDigits,
  );
  expect(new Set(digits)).toEqual(new Set([2]));
});
