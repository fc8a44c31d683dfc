import {CURRENCIES, REGIONS} from "@gradus/schemas/markets";
import {z} from "zod";
import {officeQuery, staffReason} from "./admin.ts";
import {officeRefund} from "./admin-refunds.ts";
import {carrier} from "./carriers.ts";
import {address, ORDER_STATES, order} from "./orders.ts";

const amount = z.coerce.number().int().nonnegative();
const text = (max: number) => z.string().trim().min(1).max(max);

/** GET /canyon/admin/orders and /export: all that is given has to fit. */
export const officeOrderQuery = officeQuery.extend({
  /** A number, an address, a name or a phone number, or a part of one; all of one for those who see it masked. */
  q: text(120).optional(),
  sku: text(40).optional(),
  payment: order.shape.payment_status.optional(),
  fulfilment: order.shape.fulfilment_status.optional(),
  returns: order.shape.return_status.optional(),
  region: z.enum(REGIONS).optional(),
  promo: text(32).optional(),
  from: z.iso.date().optional(),
  /** The last day that counts. */
  to: z.iso.date().optional(),
  min: amount.optional(),
  max: amount.optional(),
});
export type OfficeOrderQuery = z.output<typeof officeOrderQuery>;

/** The address is masked for those who need not know. */
export const officeOrderRow = z.object({
  pretty_id: z.string(),
  placed_at: z.string(),
  status: z.enum(ORDER_STATES),
  payment_status: order.shape.payment_status,
  fulfilment_status: order.shape.fulfilment_status,
  return_status: order.shape.return_status,
  review_reason: z.string().nullable(),
  hold: z.boolean(),
  region: z.enum(REGIONS),
  country: z.string().nullable(),
  email: z.string().nullable(),
  currency: z.enum(CURRENCIES),
  total: z.int(),
  refunded: z.int(),
});
export const officeOrderList = z.object({
  items: z.array(officeOrderRow),
  next_cursor: z.string().nullable(),
});

const person = {
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  shipping_address: address.nullable(),
  billing_address: address.nullable(),
};

/** GET /canyon/admin/orders/{pretty_id}: everything, the person behind it masked for those who need not know. */
export const officeOrder = order.omit({can: true, refunds: true, timeline: true}).extend({
  ...person,
  user_id: z.string().nullable(),
  is_masked: z.boolean(),
  review_reason: z.string().nullable(),
  hold: z.boolean(),
  provider_payment_intent: z.string().nullable(),
  timeline: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      actor: z.string(),
      data: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  refunds: z.array(officeRefund),
  notes: z.array(z.object({at: z.string(), author: z.string(), text: z.string()})),
  /** What may be done now: pages draw their buttons from these. */
  can: z.object({
    ship: z.boolean(),
    deliver: z.boolean(),
    pack: z.boolean(),
    cancel: z.boolean(),
    review: z.boolean(),
    address: z.boolean(),
  }),
});
export type OfficeOrder = z.infer<typeof officeOrder>;

/** POST …/reveal: the person behind an order, once, with a reason. */
export const reveal = z.strictObject({reason: staffReason});
export const revealed = z.object(person);

const step = {reason: staffReason, version: z.int().nonnegative()};

/** PATCH /canyon/admin/orders/{pretty_id}, on the version that was seen. */
export const officeOrderStep = z.discriminatedUnion("action", [
  z.strictObject({
    ...step,
    action: z.literal("address"),
    shipping_address: address,
    phone_number: text(40).nullable().optional(),
  }),
  z.strictObject({...step, action: z.literal("hold"), on: z.boolean()}),
  z.strictObject({...step, action: z.literal("note"), text: text(1000)}),
  /** From now on the shopper changes nothing any more. */
  z.strictObject({...step, action: z.literal("pack")}),
  z.strictObject({
    ...step,
    action: z.literal("ship"),
    carrier,
    tracking: text(64).nullable().default(null),
    /** Left out: all that is left. */
    lines: z
      .array(z.strictObject({line_no: z.int().positive(), qty: z.int().positive()}))
      .min(1)
      .max(12)
      .optional(),
  }),
  z.strictObject({...step, action: z.literal("deliver")}),
  /** What was looked at is good. */
  z.strictObject({...step, action: z.literal("release")}),
]);
export type OfficeOrderStep = z.output<typeof officeOrderStep>;

/** POST …/cancel: nothing is sent, all of the money goes back. Also the answer to a review that ends badly. */
export const officeCancel = z.strictObject(step);

/** POST …/resend-email. To the buyer, or to another proven address of the order's account. Three an hour and order. */
export const resendEmail = z.strictObject({
  reason: staffReason,
  template: z.enum(["order_confirmation", "shipping", "refund", "return"]),
  to: z.email().max(254).optional(),
});
export const resent = z.object({sent: z.literal(true)});
