import {CURRENCIES, LOCALES, REGIONS} from "@gradus/schemas/markets";
import {z} from "zod";
import {catalogPlan, stockStatus} from "./catalog.ts";
import {CLIP_COLOURS} from "./clip-colours.ts";

// A cart holds no price: prices in a reply are looked up at that moment, and never taken from a request.

const amount = z.int().nonnegative();

/**
 * The header with the token of a cart that belongs to no account. The site stores it in a cookie no script can read.
 */
export const CART_TOKEN_HEADER = "x-cart-token";

/** The caller's cart: their account's, or the one of the token. Replaces an id in paths. */
export const CURRENT_CART = "current";

/** As many as one line may ever hold, whatever its product allows. */
export const CART_BOUNDS = {lines: 12, units: 20, ops: 24} as const;

const sku = z.string().regex(/^[a-z0-9-]{1,40}$/);
const offer = z.string().regex(/^[a-z0-9-]{1,40}$/);

/**
 * A line is a product, with or without an offer. The membership of an offer hangs from its hardware, and in the box of
 * hardware is a clip of this colour; without a choice a black one.
 */
const item = {sku, offer: offer.nullable().optional(), clip: z.enum(CLIP_COLOURS).nullable().optional()};
/** Anything but a whole number from 1 to what the product allows is 422, not a form that was filled in wrongly. */
const qty = z.int().min(1).max(CART_BOUNDS.units);

const cartOp = z.discriminatedUnion("op", [
  /** So many more of it. 422 `quantity_limit` when the sum is more than `max`, 422 `plan_conflict` for a second plan. */
  z.strictObject({op: z.literal("add"), ...item, qty}),
  /** So many of it in all. A line that is not there is 404 `unknown_sku`. */
  z.strictObject({op: z.literal("set"), ...item, qty}),
  /** Works on a line that is not there, too. */
  z.strictObject({op: z.literal("remove"), ...item}),
  /** Null takes the code away. One that cannot be used is 422 `promo_invalid`, with a `reason` of `PROMO_ENDS`. */
  z.strictObject({op: z.literal("promo"), code: z.string().max(64).nullable()}),
  /** Reprices all of it, and drops what is not sold there with a notice. */
  z.strictObject({op: z.literal("region"), region: z.enum(REGIONS)}),
]);
export type CartOp = z.infer<typeof cartOp>;

/** One intention of a person: sent again with the same id it has no second effect. */
const requestId = z.string().regex(/^[\w-]{8,64}$/);
const ops = z.array(cartOp).max(CART_BOUNDS.ops);

export const cartQuery = z.strictObject({locale: z.enum(LOCALES).default("en")});

/** POST /canyon/carts: a new cart, or with a bearer the open one of the account. */
export const newCart = z.strictObject({
  region: z.enum(REGIONS),
  ops: ops.default([]),
  request_id: requestId,
});
export type NewCart = z.infer<typeof newCart>;

/** PATCH /canyon/carts/{id}: all of the operations or none. */
export const cartEdit = z.strictObject({
  ops: ops.min(1),
  /** The one that was seen. Another one by now is 409 `cart_conflict`, with the cart as it is in `err.cart`. */
  version: z.int().nonnegative(),
  request_id: requestId,
});
export type CartEdit = z.infer<typeof cartEdit>;

/** POST /canyon/carts/merge, with a bearer: what the token holds goes into the account's cart. Works twice. */
export const cartMerge = z.strictObject({region: z.enum(REGIONS)});

const cartMembership = z.object({
  ...catalogPlan.shape,
  trial_days: z.int().nonnegative(),
  /** 0 while there is a trial. */
  due_today: amount,
});

const cartLine = z.object({
  sku: z.string(),
  offer: z.string().nullable(),
  clip: z.enum(CLIP_COLOURS).nullable(),
  kind: z.enum(["hardware", "clip", "apparel", "virtual"]),
  name: z.string(),
  qty: z.int().positive(),
  /** How many this line may hold, given the others: stop the stepper here. */
  max: z.int().positive(),
  /** Of one, without its membership. */
  unit: amount,
  /** The former price of one, where it is reduced. */
  compare_at: amount.nullable(),
  /** `unit` times `qty`, before discounts, without its membership. */
  total: amount,
  stock: stockStatus,
  membership: cartMembership.nullable(),
});
export type CartLine = z.infer<typeof cartLine>;

const CART_NOTICES = [
  /** `sku` is not sold in the region, or no longer, and was taken out. */
  "line_dropped",
  /** The currency is another one now, and so is every price. */
  "repriced",
  /** Carts were put together, and both had something in them. */
  "carts_joined",
  /** Carts were put together, and `sku` was cut to `max`. */
  "quantity_reduced",
  /** Carts were put together, and the second plan was left out of `sku`. */
  "plan_dropped",
  /** There are fewer of `sku` in stock than in the cart: `available`. */
  "stock_short",
  /** The code no longer applies: `reason` is one of `PROMO_ENDS`. */
  "promo_dropped",
  /** The code stays, and takes nothing off before `amount` in `currency` is due. */
  "promo_minimum",
  /** The code stays, and takes nothing off: it is for prices in `currency`. */
  "promo_currency",
] as const;

const cartNotice = z.object({
  code: z.enum(CART_NOTICES),
  sku: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type CartNotice = z.infer<typeof cartNotice>;

export const cart = z.object({
  id: z.string(),
  version: z.int().nonnegative(),
  /** `checking_out` while a payment can be made; changing the cart ends that at the next checkout. */
  status: z.enum(["open", "checking_out", "completed"]),
  region: z.enum(REGIONS),
  currency: z.enum(CURRENCIES),
  lines: z.array(cartLine),
  /** Units of all lines: the number on the bag. */
  quantity: z.int().nonnegative(),
  /** All that is due today, before the discount. */
  subtotal: amount,
  discount: amount,
  promo: z.object({code: z.string()}).nullable(),
  shipping: z.object({amount: z.literal(0), label: z.literal("free")}),
  tax: z.object({state: z.enum(["included", "at_checkout", "duties"])}),
  /** Due today; `included` holds the tax, the others come without. */
  estimated_total: amount,
  /** Changes to the cart that the customer did not request. Those caused by an operation are in its reply only. */
  notices: z.array(cartNotice),
});
export type Cart = z.infer<typeof cart>;

/** The reply of POST. The token comes this once and never again; null for the cart of an account. */
export const createdCart = z.object({cart, token: z.string().nullable()});
export type CreatedCart = z.infer<typeof createdCart>;
