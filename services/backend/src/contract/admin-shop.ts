import {CURRENCIES} from "@gradus/schemas/markets";
import {z} from "zod";
import {officeQuery, staffReason} from "./admin.ts";

const sku = z.string().trim().min(1).max(40);

/** The reason for a change of a stock count. `received` is for arrivals; the others report the result of a check. */
const STOCK_CODES = ["received", "counted", "damaged", "lost", "sample"] as const;

export const stockRow = z.object({
  sku: z.string(),
  on_hand: z.int(),
  reserved: z.int(),
  available: z.int(),
  policy: z.enum(["deny", "preorder"]),
  preorder_cap: z.int().nullable(),
});
export const stockList = z.object({items: z.array(stockRow)});

/** POST /canyon/admin/stock/adjust. 409 `out_of_stock`: there are not as many unreserved units. */
export const stockChange = z.strictObject({
  sku,
  qty: z
    .int()
    .min(-100_000)
    .max(100_000)
    .refine((qty) => qty !== 0),
  code: z.enum(STOCK_CODES),
  reason: staffReason,
});
export type StockChange = z.output<typeof stockChange>;

/** GET /canyon/admin/prices: those of now and later. A price is never edited: another one follows it. */
export const officePrice = z.object({
  id: z.string(),
  sku: z.string(),
  plan: z.string().nullable(),
  currency: z.enum(CURRENCIES),
  amount: z.int(),
  compare_at: z.int().nullable(),
  valid_from: z.string(),
  valid_to: z.string().nullable(),
});
export const officePriceList = z.object({items: z.array(officePrice)});

/** PUT /canyon/admin/prices: from now on it costs this. 404 where it is not sold for that currency. */
export const newPrice = z.strictObject({
  sku,
  plan: z.string().trim().max(40).nullable().default(null),
  currency: z.enum(CURRENCIES),
  amount: z.int().positive().max(10_000_000),
  /** The reference price for the saving that is shown; null for none. */
  compare_at: z.int().positive().max(10_000_000).nullable().default(null),
  reason: staffReason,
});
export type NewPrice = z.output<typeof newPrice>;

const SYNC_KINDS = [
  "product_missing",
  "product_differs",
  "price_missing",
  "price_differs",
  /** It costs something else by now, and could still be paid there. */
  "price_retired",
] as const;
const syncDifference = z.object({kind: z.enum(SYNC_KINDS), ref: z.string()});
export type SyncDifference = z.infer<typeof syncDifference>;

export const officeProducts = z.object({
  items: z.array(z.object({sku: z.string(), name: z.string(), kind: z.string(), active: z.boolean()})),
  /** Differences between the provider's catalogue and ours. */
  differences: z.array(syncDifference),
});

/** POST /canyon/admin/products/sync: what differs; with `apply` it is sent to the provider. */
export const syncRequest = z.strictObject({apply: z.boolean().default(false), reason: staffReason});
export const syncReply = z.object({applied: z.boolean(), differences: z.array(syncDifference)});

export const officeCode = z.object({
  id: z.string(),
  code: z.string(),
  active: z.boolean(),
  coupon: z.string(),
  percent_off: z.number().nullable(),
  amount_off: z.int().nullable(),
  currency: z.string().nullable(),
  times_redeemed: z.int(),
  max_redemptions: z.int().nullable(),
  expires_at: z.string().nullable(),
});
export type OfficeCode = z.infer<typeof officeCode>;

/** GET /canyon/admin/promotion-codes: by the code or the coupon, exactly. */
export const codeQuery = officeQuery.extend({
  query: z.string().trim().max(64).optional(),
  coupon: z.string().trim().max(64).optional(),
  active: z.stringbool().optional(),
});
export const codeList = z.object({items: z.array(officeCode), next_cursor: z.string().nullable()});

/** POST /canyon/admin/promotion-codes. 409 `conflict` where the code is taken. */
export const newCode = z
  .strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,32}$/),
    percent_off: z.int().min(1).max(100).optional(),
    amount_off: z.int().positive().max(10_000_000).optional(),
    currency: z.enum(CURRENCIES).optional(),
    max_redemptions: z.int().positive().max(1_000_000).optional(),
    expires_at: z.iso.datetime().optional(),
    reason: staffReason,
  })
  .refine(({percent_off, amount_off}) => (percent_off === undefined) !== (amount_off === undefined), {
    path: ["percent_off"],
    error: "Either a share or an amount",
  })
  .refine(({amount_off, currency}) => (amount_off === undefined) === (currency === undefined), {
    path: ["currency"],
    error: "An amount has a currency",
  });
export type NewCode = z.output<typeof newCode>;

export const codeChange = z.strictObject({active: z.boolean(), reason: staffReason});
