import {CURRENCIES} from "@gradus/schemas/markets";
import {z} from "zod";
import {CLIP_COLOURS} from "../../../contract/clip-colours.ts";

const plan = z.object({
  amount: z.int(),
  interval: z.enum(["daily", "weekly", "monthly", "yearly"]),
  trial_days: z.int(),
  commitment_months: z.int(),
});
const line = z.object({
  name: z.string(),
  qty: z.int(),
  total: z.int(),
  clip: z.enum(CLIP_COLOURS).nullable().default(null),
  plan: plan.nullable().default(null),
});
const part = z.string().nullable();
/** As the provider has it, which may leave any of it out. */
const address = z.object({
  name: z.string(),
  line1: z.string(),
  line2: part,
  postal_code: part,
  city: part,
  state: part,
  country: z.string(),
});
/** A fact that an earlier release did not store is null; the mail omits it. */
export const receiptFacts = z.object({
  order_id: z.string(),
  pretty_id: z.string(),
  region: z.string(),
  currency: z.enum(CURRENCIES),
  /** `review`: a person checks the order first, and the mail mentions it. */
  outcome: z.enum(["paid", "review"]),
  /** Each before discounts, as it was priced in the store: in some of them the tax comes on top. */
  lines: z.array(line),
  discount: z.int(),
  tax: z.int(),
  total: z.int(),
  placed_at: z.iso.datetime().nullable().default(null),
  is_shipped: z.boolean().default(false),
  address: address.nullable().default(null),
  card: z.object({brand: z.string(), last4: z.string()}).nullable().default(null),
  seller: z.object({name: z.string().nullable(), email: z.string().nullable()}).nullable().default(null),
  /** In force when it was ordered. */
  withdrawal: z
    .object({title: z.string(), version: z.string(), clauses: z.array(z.string())})
    .nullable()
    .default(null),
  /** The number of the receipt; null until it is issued. */
  receipt: z.string().nullable().default(null),
  /** The receipt is issued when the order is shipped, and the mail mentions it. */
  is_invoiced_later: z.boolean().default(false),
  /** When the link was made; it opens the order for as long as things may be sent back. */
  at: z.iso.datetime(),
});
export type ReceiptFacts = z.infer<typeof receiptFacts>;
