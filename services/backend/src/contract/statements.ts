import {LOCALES, REGIONS} from "@gradus/schemas/markets";
import {z} from "zod";
import {day} from "./account-fields.ts";
import {refuseAs} from "./field-code.ts";
import {CANCELLATION_NOTICES, STATEMENT_BOUNDS} from "./statement-bounds.ts";

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((words) => words.isWellFormed(), refuseAs("unknown_value"));

const declarant = {
  name: text(STATEMENT_BOUNDS.name).min(1),
  email: z.string().max(254),
  region: z.enum(REGIONS),
  locale: z.enum(LOCALES),
  confirm: z.literal(true),
};

/**
 * POST /canyon/withdrawals: from a contract whose order is named by its number, without an account and without the
 * mailed link. The answer is the same for every number and address.
 */
export const withdrawalStatement = z.strictObject({
  ...declarant,
  /** As the customer copies it from the order mail. */
  order_number: text(40).min(1),
  /** The goods to withdraw from, in the customer's words; all of them if omitted. */
  details: text(STATEMENT_BOUNDS.details).optional(),
});
export type WithdrawalStatement = z.infer<typeof withdrawalStatement>;

/** POST /canyon/cancellations: cancels a continuing contract, through the button that German law requires. */
export const cancellationStatement = z.strictObject({
  ...declarant,
  /** Identifies the contract: its order, its title, or anything else that tells us which one it is. */
  contract: text(STATEMENT_BOUNDS.contract).min(1),
  notice: z.enum(CANCELLATION_NOTICES),
  /** Why, for one without notice. */
  details: text(STATEMENT_BOUNDS.details).optional(),
  /** Null for as soon as possible. */
  wanted_on: day.nullable(),
});
export type CancellationStatement = z.infer<typeof cancellationStatement>;

export const statementReply = z.object({
  /** S- and a number in the format of order numbers; the mail states it too. */
  reference: z.string(),
  received_at: z.string(),
});
export type StatementReply = z.infer<typeof statementReply>;
