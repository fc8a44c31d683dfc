import {CURRENCIES, LOCALES, REGIONS} from "@gradus/schemas/markets";
import {z} from "zod";
import {checkoutReply} from "./checkout.ts";
import {refuseAs} from "./field-code.ts";

export const GIFT_MONTHS = [1, 3, 6, 12] as const;
const GIFT_STATES = ["purchased", "claimed", "active", "ended", "refunded", "expired"] as const;

/** Prepaid months of full membership, which end without any further charge. */
export const gift = z.object({
  id: z.string(),
  months: z.int().positive(),
  /** `claimed` waits behind a paid membership; `active` is in use. */
  status: z.enum(GIFT_STATES),
  message: z.string().nullable(),
  /** The one who gave it, by name; null where they are gone. */
  from: z.string().nullable(),
  /** Until when it can be claimed. */
  expires_at: z.string(),
  claimed_at: z.string().nullable(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
});
export type Gift = z.infer<typeof gift>;

/** A gift as its buyer sees it: never the code. */
export const givenGift = gift.omit({from: true}).extend({
  recipient_email: z.string().nullable(),
  amount: z.int().nonnegative(),
  currency: z.enum(CURRENCIES),
  bought_at: z.string(),
  /** The day its mail leaves, where one was chosen. */
  deliver_at: z.string().nullable(),
  order: z.string().nullable(),
  can: z.object({resend: z.boolean(), cancel: z.boolean()}),
});
export type PurchasedGift = z.infer<typeof givenGift>;

/** POST /canyon/users/{id}/subscription/stripe/gift, by coaches and admins: one payment for all of it. */
export const newGift = z.strictObject({
  recipient_email: z.email().max(254),
  plan: z.literal("membership").default("membership"),
  months: z.int().positive(),
  message: z
    .string()
    .trim()
    .max(280)
    .refine((words) => words.isWellFormed(), refuseAs("unknown_value"))
    .optional(),
  /** The mail waits for this moment; at most a year ahead. */
  deliver_at: z.iso.datetime().optional(),
  region: z.enum(REGIONS),
  locale: z.enum(LOCALES),
  ui_mode: z.enum(["embedded_page", "hosted_page"]).default("embedded_page"),
});
export type NewGift = z.infer<typeof newGift>;
export const newGiftReply = z.object({gift_id: z.string(), checkout: checkoutReply});

/** GET /canyon/users/{id}/subscription/stripe/gift: those that were paid for, the newest first. */
export const giftList = z.object({items: z.array(givenGift)});
export const giftPriceQuery = z.strictObject({region: z.enum(REGIONS)});
export const giftPrices = z.object({
  currency: z.enum(CURRENCIES),
  prices: z.array(z.object({months: z.int(), amount: z.int().nonnegative()})),
});
export const giftSent = z.object({sent: z.literal(true)});

/**
 * POST /canyon/gifts/claim, signed in. The code comes from the mail's link (`/gift/claim#code=…`). A gift for another
 * address than the account's verified one is refused with 409 `gift_for_another`, unless `transfer` confirms the claim.
 */
export const giftClaim = z.strictObject({
  code: z.string().trim().min(1).max(64),
  transfer: z.boolean().optional(),
});
