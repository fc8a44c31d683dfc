import {CURRENCIES, LOCALES, REGIONS} from "@gradus/schemas/markets";
import {z} from "zod";
import {carrier} from "./carriers.ts";
import {CLIP_COLOURS} from "./clip-colours.ts";
import {rma} from "./returns.ts";

const amount = z.int().nonnegative();
const line = (max: number) => z.string().trim().min(1).max(max);

/** XXXX-XXXX-C, read off in any case, with or without hyphens. */
const prettyIdText = z.string().min(9).max(20);

/** First match wins; the page has words for each. */
export const ORDER_STATES = [
  "cancelled",
  "refunded",
  "in_review",
  "return_in_progress",
  "delivered",
  "shipped",
  "preparing",
  "paid",
  "processing_payment",
  "payment_failed",
] as const;

export const address = z.strictObject({
  name: line(120),
  line1: line(120),
  line2: z.string().trim().max(120).nullable(),
  postal_code: z.string().trim().max(20).nullable(),
  city: z.string().trim().max(80).nullable(),
  state: z.string().trim().max(80).nullable(),
  country: z.string().regex(/^[A-Z]{2}$/),
});
export type Address = z.infer<typeof address>;

const orderLine = z.object({
  line_no: z.int(),
  sku: z.string(),
  name: z.string(),
  offer: z.string().nullable(),
  /** In the box of hardware; null if none was chosen. */
  clip: z.enum(CLIP_COLOURS).nullable(),
  qty: z.int().positive(),
  unit_amount: amount,
  discount: amount,
  tax: amount,
  /** What was paid for it, tax included. */
  total: amount,
  qty_shipped: z.int(),
  qty_returned: z.int(),
});

const head = {
  id: z.string(),
  pretty_id: z.string(),
  placed_at: z.string(),
  status: z.enum(ORDER_STATES),
  currency: z.enum(CURRENCIES),
  total: amount,
  refunded: amount,
};

const orderSummary = z.object({...head, first_sku: z.string(), line_count: z.int()});
export type OrderSummary = z.infer<typeof orderSummary>;

const shipment = z.object({
  id: z.string(),
  carrier,
  tracking: z.string().nullable(),
  /** Where it can be followed. */
  tracking_url: z.url().nullable(),
  lines: z.array(z.object({line_no: z.int(), qty: z.int()})),
  shipped_at: z.string(),
  delivered_at: z.string().nullable(),
});

const refundView = z.object({
  id: z.string(),
  amount,
  status: z.enum(["pending", "succeeded", "failed"]),
  /** The return it is for. */
  return: z.string().nullable(),
  at: z.string(),
});

export const DOCUMENT_KINDS = ["receipt", "credit_note"] as const;

/** A numbered document. The totals of all of an order add up to what it costs after refunds. */
const orderDocument = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issued_at: z.string(),
  /** Negative where it takes back what an earlier one charged. */
  total: z.int(),
});
export type OrderDocument = z.infer<typeof orderDocument>;

export const order = z.object({
  ...head,
  region: z.enum(REGIONS),
  locale: z.enum(LOCALES),
  payment_status: z.enum([
    "pending",
    "paid",
    "review",
    "partially_refunded",
    "refunded",
    "disputed",
    "failed",
    "lost",
    "cancelled",
  ]),
  fulfilment_status: z.enum([
    "unfulfilled",
    "processing",
    "partially_shipped",
    "shipped",
    "delivered",
    "lost_in_transit",
    "cancelled",
    "not_required",
  ]),
  return_status: z.enum(["none", "requested", "in_progress", "partially_returned", "returned", "refused"]),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  note: z.string().nullable(),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  tax: amount,
  promo: z.object({code: z.string()}).nullable(),
  card: z.object({brand: z.string(), last4: z.string()}).nullable(),
  lines: z.array(orderLine),
  shipping_address: address.nullable(),
  timeline: z.array(z.object({at: z.string(), kind: z.string()})),
  shipments: z.array(shipment),
  returns: z.array(rma),
  /** The refunds that were requested and not cancelled; `pending` is on its way. */
  refunds: z.array(refundView),
  /** The oldest first; empty until one is due. */
  documents: z.array(orderDocument),
  /** Until when things may be sent back; null before they have come. */
  return_window: z
    .object({
      /** Null where no delivery was reported: then the end is a careful guess. */
      delivered_at: z.string().nullable(),
      ends_at: z.string(),
    })
    .nullable(),
  /** The page draws its buttons from these, never from rules of its own. */
  can: z.object({edit: z.boolean(), cancel: z.boolean(), return: z.boolean(), withdraw: z.boolean()}),
  version: z.int(),
});
export type Order = z.infer<typeof order>;

/** GET /canyon/orders: the caller's orders, the newest first. */
export const orderQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(64).optional(),
});
export const orderList = z.object({items: z.array(orderSummary), next_cursor: z.string().nullable()});

/** GET /canyon/orders/{pretty_id}?t=: `t` is the mailed link's proof. */
export const orderLinkQuery = z.strictObject({t: z.string().max(200).optional()});

/** PATCH /canyon/orders/{pretty_id}: before it is packed. Another country is another tax: 422 `country_change`. */
export const orderEdit = z
  .strictObject({
    version: z.int().nonnegative(),
    phone_number: line(40).nullable().optional(),
    shipping_address: address.optional(),
    note: z.string().trim().max(500).nullable().optional(),
    /** All of it is given back. Stands alone. */
    action: z.literal("cancel").optional(),
  })
  .refine(
    ({action, phone_number, shipping_address, note}) =>
      action === undefined ||
      (phone_number === undefined && shipping_address === undefined && note === undefined),
    {path: ["action"], error: "Cancelling stands alone"},
  );
export type OrderEdit = z.infer<typeof orderEdit>;

/** POST /canyon/orders/lookup: always 202; a link is mailed where both belong together. */
export const orderLookup = z.strictObject({pretty_id: prettyIdText, email: z.string().max(254)});
export const orderLookupReply = z.object({sent: z.literal(true)});
