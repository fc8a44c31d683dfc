import {CURRENCIES} from "@gradus/schemas/markets";
import {z} from "zod";
import {officeQuery, staffReason} from "./admin.ts";

const amount = z.int().positive();

const REFUND_STATES = ["requested", "pending", "succeeded", "failed", "cancelled"] as const;

export const officeRefund = z.object({
  id: z.string(),
  order: z.string(),
  currency: z.enum(CURRENCIES),
  amount: z.int(),
  reason: z.string(),
  note: z.string().nullable(),
  status: z.enum(REFUND_STATES),
  /** A second person has to agree first. */
  is_waiting: z.boolean(),
  return: z.string().nullable(),
  failure_reason: z.string().nullable(),
  asked_by: z.string(),
  approved_by: z.string().nullable(),
  at: z.string(),
});
export type OfficeRefund = z.infer<typeof officeRefund>;

/**
 * POST /canyon/admin/orders/{pretty_id}/refunds. Lines, or an amount, or neither for all that is left. 422
 * `refund_exceeds_paid`, `refund_exceeds_line`; 409 `approval_needed`: it is written down, and waits for a second person.
 */
export const newRefund = z
  .strictObject({
    lines: z
      .array(
        z.strictObject({
          line_no: z.int().positive(),
          qty: z.int().positive(),
          /** Left out: what so many units were paid with. */
          amount: amount.optional(),
        }),
      )
      .min(1)
      .max(12)
      .optional(),
    amount: amount.optional(),
    /** The return it is for. */
    return: z.string().max(64).optional(),
    reason: staffReason,
    note: z.string().trim().max(500).optional(),
    /** Returns the units of the lines to stock. */
    restock: z.boolean().default(false),
    notify: z.boolean().default(true),
    idempotency_key: z.string().regex(/^[\w-]{8,64}$/),
  })
  .refine(({lines, amount: sum}) => lines === undefined || sum === undefined, {
    path: ["amount"],
    error: "Lines have amounts of their own",
  })
  .refine(({lines, restock}) => lines !== undefined || !restock, {
    path: ["restock"],
    error: "Only lines go back on the shelf",
  });
export type NewRefund = z.output<typeof newRefund>;

export const refundDecision = z.strictObject({reason: staffReason});

export const refundQuery = officeQuery.extend({
  status: z.enum(REFUND_STATES).optional(),
  waiting: z.stringbool().optional(),
});
export const refundList = z.object({items: z.array(officeRefund), next_cursor: z.string().nullable()});
