import {z} from "zod";
import {carrier} from "./carriers.ts";
import {refuseAs} from "./field-code.ts";
import {RETURN_REASONS} from "./return-values.ts";

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((words) => words.isWellFormed(), refuseAs("unknown_value"));
const lines = z
  .array(z.strictObject({line_no: z.int().positive(), qty: z.int().positive()}))
  .min(1)
  .max(12);

export const CONDITIONS = ["unused", "used", "damaged", "missing_parts"] as const;
export type Condition = (typeof CONDITIONS)[number];

export const returnKinds = z.enum(["return", "warranty", "exchange", "withdrawal"]);

export const rma = z.object({
  /** R- and a number as an order has one. */
  id: z.string(),
  order: z.string(),
  kind: returnKinds,
  status: z.enum([
    "requested",
    "approved",
    "label_sent",
    "in_transit",
    "received",
    "inspected",
    "closed",
    "refused",
    "cancelled",
    "expired",
  ]),
  reason: z.string().nullable(),
  lines: z.array(z.object({line_no: z.int(), qty: z.int(), name: z.string()})),
  requested_at: z.string(),
  /** What to send it back with, once there is one. */
  label: z.object({carrier, tracking: z.string().nullable(), url: z.url().nullable()}).nullable(),
  /**
   * The address to return it to, one address line per line; null until the return is accepted, and where nothing has to
   * be returned.
   */
  return_address: z.string().nullable(),
  received_at: z.string().nullable(),
  /** In the words of the member of staff who refused. */
  refused_because: z.string().nullable(),
  /** By when the law wants the money back; null where it names no day. */
  refund_due_at: z.string().nullable(),
  can: z.object({cancel: z.boolean()}),
});
export type Rma = z.infer<typeof rma>;
export const rmaList = z.object({items: z.array(rma)});

export const newReturn = z.strictObject({
  lines,
  kind: z.enum(["return", "warranty", "exchange"]).default("return"),
  /** Optional: the customer need not give a reason. */
  reason: z.enum(RETURN_REASONS).optional(),
  comment: text(1000).optional(),
});
export type NewReturn = z.infer<typeof newReturn>;

/** POST /canyon/orders/{pretty_id}/withdrawal?t=: the second step, after the statement was shown. All lines if none are named. */
export const withdrawal = z.strictObject({
  name: text(120).min(1),
  email: z.email().max(254),
  lines: lines.optional(),
  confirm: z.literal(true),
});
export type Withdrawal = z.infer<typeof withdrawal>;
/** The acknowledgement is mailed with the same words and moment. */
export const withdrawalReply = z.object({rma, acknowledged_at: z.string()});
