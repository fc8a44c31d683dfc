import {CURRENCIES} from "@gradus/schemas/markets";
import {z} from "zod";

const minorUnits = z.int().nonnegative();
export const stockStatus = z.enum(["in_stock", "low", "preorder", "out_of_stock"]);

const catalogProduct = z.object({
  sku: z.string(),
  kind: z.enum(["hardware", "clip", "apparel", "virtual"]),
  name: z.string(),
  amount: minorUnits.nullable(),
  /** The former price in minor units, when the product is reduced. */
  compare_at: minorUnits.nullable(),
  stock: stockStatus,
  quantity_limit: z.int().positive(),
});

export const catalogPlan = z.object({
  code: z.string(),
  interval: z.enum(["daily", "weekly", "monthly", "yearly"]),
  interval_count: z.int().positive(),
  amount: minorUnits,
  commitment_months: z.int().nonnegative(),
});

export const catalogOffer = z.object({
  code: z.string(),
  hardware_sku: z.string().nullable(),
  plan_code: z.string().nullable(),
  commitment_months: z.int().nonnegative(),
  trial_days: z.int().nonnegative(),
  badge: z.enum(["savings", "membership_trial", "best_value"]).nullable(),
  /** Whole percent saved against the former price; null without one. Computed, never stored. */
  saving_percent: z.int().positive().nullable(),
});

/** Money is in minor units of `currency`. */
export const catalog = z.object({
  region: z.string(),
  currency: z.enum(CURRENCIES),
  tax: z.object({
    mode: z.enum(["inclusive", "exclusive", "destination", "duties"]),
    rate: z.number().nullable(),
    name: z.string().nullable(),
  }),
  products: z.array(catalogProduct),
  plans: z.array(catalogPlan),
  offers: z.array(catalogOffer),
});

export type Catalog = z.infer<typeof catalog>;
export type CatalogProduct = z.infer<typeof catalogProduct>;
export type CatalogPlan = z.infer<typeof catalogPlan>;
export type CatalogOffer = z.infer<typeof catalogOffer>;
