import {CURRENCIES, REGIONS} from "@gradus/schemas/markets";
import {z} from "zod";
import {CLIP_COLOURS} from "./clip-colours.ts";
import {address, DOCUMENT_KINDS} from "./orders.ts";
import {returnKinds} from "./returns.ts";

/** Minor units, negative where it takes back what an earlier document charged. */
const signed = z.int();

/** 2026-000001 for receipts, 2026-K00001 for credit notes; lower case in addresses. */
export const documentNumber = z
  .string()
  .toUpperCase()
  .regex(/^\d{4}-(\d{6,9}|K\d{5,9})$/);

const plan = z.object({
  interval: z.enum(["daily", "weekly", "monthly", "yearly"]),
  amount: z.int().nonnegative(),
  commitment_months: z.int().nonnegative(),
  /** When the trial ends and the first payment is due; null where the first period was paid at once. */
  free_until: z.string().nullable(),
  /** What of the line's amount is the membership's. */
  due: z.int().nonnegative(),
});

const documentLine = z.object({
  /** `rest` is what the payment held beside the lines, such as shipping. `goodwill` is a refund for no line. */
  kind: z.enum(["item", "rest", "goodwill"]),
  line_no: z.int().nullable(),
  name: z.string().nullable(),
  clip: z.enum(CLIP_COLOURS).nullable(),
  /** Null where only an amount was given back. */
  qty: z.int().nullable(),
  /** As the store shows it: with or without tax. Null where the amount is no multiple of it. */
  unit: z.int().nullable(),
  /** In receipts before the discount, as the store shows it; in credit notes what was paid back, tax included. */
  amount: signed,
  tax: signed,
  /** Percent, where one rate applies to the line. */
  tax_rate: z.number().nullable(),
  plan: plan.nullable(),
});
export type DocumentLine = z.infer<typeof documentLine>;

/** The sum of a document at one rate in one place. Null is unknown. */
const documentTax = z.object({
  percent: z.number().nullable(),
  country: z.string().nullable(),
  state: z.string().nullable(),
  net: signed,
  tax: signed,
});
export type DocumentTax = z.infer<typeof documentTax>;

const card = z.object({brand: z.string(), last4: z.string()});

const correctionReason = z.object({
  kind: z.enum([...returnKinds.options, "cancelled", "goodwill", "refund", "refund_failed"]),
  /** When it was declared; null where nothing was. */
  at: z.string().nullable(),
  /** The number of the return. */
  return: z.string().nullable(),
  /** When the parcel reached us. */
  received_at: z.string().nullable(),
});

/** The content of a document, as it was known when it was issued. */
const documentFacts = z.object({
  currency: z.enum(CURRENCIES),
  region: z.enum(REGIONS),
  /** Whether the prices of the store hold the tax. */
  prices: z.enum(["gross", "net"]),
  lines: z.array(documentLine),
  discount: z.int().nonnegative(),
  shipping: signed,
  tax: signed,
  total: signed,
  taxes: z.array(documentTax),
  placed_at: z.string(),
  shipped_at: z.string().nullable(),
  seller: z.object({name: z.string().nullable(), email: z.string().nullable()}).nullable(),
  /** The document that this one corrects. */
  corrects: z.object({number: z.string(), issued_at: z.string()}).nullable(),
  reason: correctionReason.nullable(),
  /** What the order costs after this correction. */
  remaining: z.object({total: z.int(), tax: z.int()}).nullable(),
});
export type DocumentFacts = z.infer<typeof documentFacts>;

/** Who paid, and with what. Null after their account was erased. */
const documentBuyer = z.object({address: address.nullable(), card: card.nullable()});
export type DocumentBuyer = z.infer<typeof documentBuyer>;

export const fullOrderDocument = documentFacts.extend({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issued_at: z.string(),
  pretty_id: z.string(),
  buyer: documentBuyer.nullable(),
});
export type FullOrderDocument = z.infer<typeof fullOrderDocument>;
