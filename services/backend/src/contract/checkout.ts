import {CURRENCIES, LOCALES, REGIONS} from "@gradus/schemas/markets";
import {z} from "zod";
import {CART_BOUNDS} from "./cart.ts";
import {CLIP_COLOURS} from "./clip-colours.ts";
import {order} from "./orders.ts";

const item = z.strictObject({
  sku: z.string().max(40),
  offer: z.string().max(40).nullable().optional(),
  clip: z.enum(CLIP_COLOURS).nullable().optional(),
  quantity: z.int().min(1).max(CART_BOUNDS.units),
});

/**
 * POST /canyon/checkout/session: for a cart that the customer saw, or for items without a cart. The provider's page is
 * embedded in ours (`embedded_page`) or replaces it (`hosted_page`); a request for the other ends the one before.
 */
export const newCheckout = z
  .strictObject({
    cart_id: z.string().max(64).optional(),
    cart_version: z.int().nonnegative().optional(),
    items: z.array(item).min(1).max(CART_BOUNDS.lines).optional(),
    region: z.enum(REGIONS).optional(),
    locale: z.enum(LOCALES),
    ui_mode: z.enum(["embedded_page", "hosted_page"]).default("embedded_page"),
    promo_code: z.string().max(64).optional(),
    /** Prefills the form; the customer may change it. */
    email: z.email().max(254).optional(),
  })
  .refine(
    ({cart_id, cart_version, items, region}) =>
      items
        ? cart_id === undefined && region !== undefined
        : cart_id !== undefined && cart_version !== undefined,
    {path: ["cart_id"], error: "Name a cart and its version, or items and a region"},
  );
export type NewCheckout = z.infer<typeof newCheckout>;

export const checkoutReply = z.object({
  checkout_id: z.string(),
  /** The provider's session id; the state of the payment is queried with it. */
  session_id: z.string().nullable(),
  ui_mode: z.enum(["embedded_page", "hosted_page"]),
  /** For the page that is embedded in ours. */
  client_secret: z.string().nullable(),
  /** Where the page is that takes ours' place. */
  url: z.string().nullable(),
  expires_at: z.string(),
  currency: z.enum(CURRENCIES),
  /** Due today, before discounts and tax. */
  amount_estimate: z.int().nonnegative(),
  mode: z.enum(["payment", "subscription"]),
});
export type CheckoutReply = z.infer<typeof checkoutReply>;

/** What the provider will take, in minor units, as soon as it knows where the things go. */
const checkoutTotals = z.object({
  total: z.int().nonnegative(),
  /** On top of prices or in them, as the region's prices are. */
  tax: z.int().nonnegative(),
  /** Where it is taxed. */
  country: z.string().nullable(),
  state: z.string().nullable(),
});
export type CheckoutTotals = z.infer<typeof checkoutTotals>;

/** GET /canyon/checkout/session/{session_id}: the outcome, as the provider reports it at that moment. */
export const checkoutState = z.object({
  status: z.enum(["open", "processing", "complete", "expired"]),
  /** While it can be paid, for the browser that pays; null before the provider knows the tax. */
  totals: checkoutTotals.nullable(),
  /** Null until there is one. A caller who did not buy it sees neither address nor mail. */
  order: order.nullable(),
  /** The `t` that opens the order of a guest from now on, for the browser that bought it. */
  link_token: z.string().nullable(),
});
export type CheckoutState = z.infer<typeof checkoutState>;
