import type {Catalog} from "@gradus/backend/contract/catalog";
import type {MarketParams} from "@gradus/schemas/markets";
import type {TokenValues} from "./token-values";

interface Example {
  readonly market: MarketParams;
  readonly values: TokenValues;
  readonly catalog: Catalog;
}

/** A market where every token has a value. Tests take single values away. */
export const EXAMPLE_CONTEXT = {
  market: {region: "de", locale: "en"},
  values: {
    claims: {
      faster: {
        _id: "claim-faster",
        phrase: "14 percent faster",
        statement: "14 percent faster.",
        comparedWith: "Compared with the previous pod.",
        sourceTitle: null,
      },
    },
    policies: {
      trial: {label: "30-day risk-free trial", labelStart: "The 30-day risk-free trial", days: 30},
    },
    notes: {shipping: "Ships mid-November"},
    provider: "Example Ltd",
    supportEmail: "support@gradus.example",
  },
  catalog: {
    region: "de",
    currency: "EUR",
    tax: {mode: "inclusive", rate: 19, name: "VAT"},
    products: [
      {
        sku: "pod",
        kind: "hardware",
        name: "Pod",
        amount: 18900,
        compare_at: 22200,
        stock: "in_stock",
        quantity_limit: 5,
      },
      {
        sku: "duo",
        kind: "hardware",
        name: "Duo",
        amount: null,
        compare_at: null,
        stock: "in_stock",
        quantity_limit: 3,
      },
    ],
    plans: [
      {
        code: "membership-monthly",
        interval: "monthly",
        interval_count: 1,
        amount: 1299,
        commitment_months: 0,
      },
    ],
    offers: [
      {
        code: "pod-only",
        hardware_sku: "pod",
        plan_code: null,
        commitment_months: 0,
        trial_days: 0,
        badge: "savings",
        saving_percent: 15,
      },
      {
        code: "pod-c6",
        hardware_sku: "pod",
        plan_code: "membership-monthly-c6",
        commitment_months: 6,
        trial_days: 30,
        badge: "membership_trial",
        saving_percent: null,
      },
      {
        code: "pod-monthly",
        hardware_sku: "pod",
        plan_code: "membership-monthly",
        commitment_months: 0,
        trial_days: 30,
        badge: null,
        saving_percent: null,
      },
      {
        code: "membership-monthly",
        hardware_sku: null,
        plan_code: "membership-monthly",
        commitment_months: 0,
        trial_days: 30,
        badge: null,
        saving_percent: null,
      },
    ],
  },
} as const satisfies Example;
