import {market, type Region} from "@gradus/schemas/markets";
import type {MarketValues} from "./market-values.ts";

/** A market for tests: prices by article in minor units, one live claim and one that has ended. */
export function exampleValues(region: Region, amounts: Record<string, number | null>): MarketValues {
  return {
    market: {region, locale: "en"},
    claims: [
      {key: "faster", phrase: "14 percent faster", validTo: "2027-08-31", isLive: true},
      {key: "smaller", phrase: "15 percent smaller", validTo: "2026-01-31", isLive: false},
    ],
    values: {
      claims: {faster: {phrase: "14 percent faster"}},
      policies: {trial: {label: "30-day trial", labelStart: "The 30-day trial"}},
      notes: {},
      provider: "Example Ltd",
      supportEmail: "support@example.com",
    },
    catalog: {
      currency: market(region).currency,
      products: Object.entries(amounts).map(([sku, amount]) => ({
        sku,
        name: sku === "pod" ? "Pod" : sku,
        amount,
      })),
      plans: [
        {
          code: "membership-monthly",
          amount: 1299,
          interval: "monthly",
          interval_count: 1,
          commitment_months: 0,
        },
        {
          code: "membership-yearly-c12",
          amount: 9900,
          interval: "yearly",
          interval_count: 1,
          commitment_months: 12,
        },
      ],
      offers: [
        {
          code: "pod-only",
          hardware_sku: "pod",
          plan_code: null,
          saving_percent: 15,
          commitment_months: 0,
        },
        {
          code: "duo-c12",
          hardware_sku: "duo",
          plan_code: "membership-yearly-c12",
          saving_percent: null,
          commitment_months: 12,
        },
        {
          code: "membership-monthly",
          hardware_sku: null,
          plan_code: "membership-monthly",
          saving_percent: null,
          commitment_months: 0,
        },
      ],
    },
  };
}
