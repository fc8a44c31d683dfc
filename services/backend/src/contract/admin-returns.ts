import {z} from "zod";
import {officeQuery, staffReason} from "./admin.ts";
import {carrier} from "./carriers.ts";
import {CONDITIONS, returnKinds, rma} from "./returns.ts";

export const officeRma = rma.omit({lines: true, can: true}).extend({
  comment: z.string().nullable(),
  /** Who withdrew, in their words. Masked for those who need not know. */
  stated_name: z.string().nullable(),
  stated_email: z.string().nullable(),
  approved_at: z.string().nullable(),
  inspected_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  lines: z.array(
    z.object({
      line_no: z.int(),
      name: z.string(),
      qty: z.int(),
      qty_received: z.int(),
      condition: z.enum(CONDITIONS).nullable(),
      restock: z.boolean(),
    }),
  ),
  /** What the units that came are worth, and have not been given back for; null before any came. */
  proposal: z
    .object({
      amount: z.int(),
      lines: z.array(z.object({line_no: z.int(), qty: z.int(), amount: z.int()})),
    })
    .nullable(),
});
export type OfficeRma = z.infer<typeof officeRma>;

const line = {line_no: z.int().positive()};
const lines = <T extends z.ZodType>(shape: T) => z.array(shape).min(1).max(12);

/** PATCH /canyon/admin/returns/{rma_id}. 422 `not_editable` for a step that does not come next. */
export const returnStep = z.discriminatedUnion("action", [
  z.strictObject({action: z.literal("approve"), reason: staffReason}),
  /** The shopper reads the reason. Never of a withdrawal that came in time. */
  z.strictObject({action: z.literal("refuse"), reason: staffReason}),
  z.strictObject({
    action: z.literal("label"),
    reason: staffReason,
    carrier,
    tracking: z.string().trim().min(1).max(64).nullable().default(null),
    url: z
      .url({protocol: /^https$/})
      .max(500)
      .nullable()
      .default(null),
  }),
  /** Staff have seen that the parcel is on its way. */
  z.strictObject({action: z.literal("transit"), reason: staffReason}),
  z.strictObject({
    action: z.literal("receive"),
    reason: staffReason,
    lines: lines(z.strictObject({...line, qty: z.int().nonnegative()})),
  }),
  z.strictObject({
    action: z.literal("inspect"),
    reason: staffReason,
    lines: lines(z.strictObject({...line, condition: z.enum(CONDITIONS), restock: z.boolean()})),
  }),
  z.strictObject({action: z.literal("close"), reason: staffReason}),
]);
export type ReturnStep = z.output<typeof returnStep>;

export const returnQuery = officeQuery.extend({
  status: rma.shape.status.optional(),
  kind: returnKinds.optional(),
});
export const officeRmaList = z.object({items: z.array(officeRma), next_cursor: z.string().nullable()});
