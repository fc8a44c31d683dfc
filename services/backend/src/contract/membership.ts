import {CURRENCIES} from "@gradus/schemas/markets";
import {z} from "zod";
import {catalogOffer} from "./catalog.ts";
import {ACCESS, GRANT_SOURCES} from "./entitlements.ts";
import {gift} from "./gifts.ts";

const amount = z.int().nonnegative();
/** In minor units of the membership's currency. Where the price holds no tax, it is added. */
const charge = z.object({at: z.string(), amount});

export const SUBSCRIPTION_STATES = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
] as const;
export const COMMITMENT_STATES = ["none", "running", "fulfilled", "waived"] as const;

/** The page draws its buttons from `can`, never from rules of its own. */
const subscription = z.object({
  id: z.string(),
  /** The code of the plan in the catalog, such as `membership-monthly-c6`. */
  plan: z.string(),
  membership_name: z.string(),
  status: z.enum(SUBSCRIPTION_STATES),
  interval: z.enum(["daily", "weekly", "monthly", "yearly"]),
  interval_count: z.int().positive(),
  price: amount,
  currency: z.enum(CURRENCIES),
  started_at: z.string(),
  /** When what is paid for begins: after the trial, where there is one. The commitment counts from here. */
  term_starts_at: z.string(),
  commitment_months: z.int().nonnegative(),
  /** Also once it has passed; null without one. */
  commitment_ends_at: z.string().nullable(),
  commitment_state: z.enum(COMMITMENT_STATES),
  /** When the next period is charged; null when nothing more will be. */
  renew_date: z.string().nullable(),
  /** When it ends, once it was cancelled. Access lasts until then. */
  cancel_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  trial_end: z.string().nullable(),
  /** Until when everything stays open although a payment failed; null while all is paid. */
  grace_ends_at: z.string().nullable(),
  payment_method: z
    .object({brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int()})
    .nullable(),
  /** What is still to be charged, as far as it is agreed: until `cancel_at`, or until the commitment ends. */
  remaining_charges: z.array(charge),
  /** What cancelling now would mean, to be shown before; null where it cannot be cancelled. */
  if_cancelled: z
    .object({effective_at: z.string(), remaining_charges: z.array(charge), needs_confirmation: z.boolean()})
    .nullable(),
  can: z.object({
    cancel: z.boolean(),
    reactivate: z.boolean(),
    /** To another plan, on the provider's page. */
    switch: z.boolean(),
    update_card: z.boolean(),
  }),
});
export type Sub = z.infer<typeof subscription>;

export const membership = z.object({
  access: z.enum(ACCESS),
  /** As the product calls it; null without access. */
  title: z.enum(["Data only", "Full membership"]).nullable(),
  sources: z.array(z.object({kind: z.enum(GRANT_SOURCES), ends_at: z.string().nullable()})),
  /** The one that lives, else the last one that ended; null without any. */
  subscription: subscription.nullable(),
  /** Gifts that were claimed, the one in use first; a `claimed` one waits until the paid membership ends. */
  gifts: z.array(gift),
  /** What this account could take now, in its region. */
  offers: z.array(catalogOffer),
  /** A free trial is once a person. */
  trial_available: z.boolean(),
});
export type Membership = z.infer<typeof membership>;

/** POST …/subscription/stripe/cancel. Inside a commitment 422 `commitment_active` until it is confirmed. */
export const cancelRequest = z.strictObject({
  reason: z.string().trim().max(80).optional(),
  feedback: z
    .enum([
      "customer_service",
      "low_quality",
      "missing_features",
      "other",
      "switched_service",
      "too_complex",
      "too_expensive",
      "unused",
    ])
    .optional(),
  comment: z.string().trim().max(500).optional(),
  confirm_commitment: z.boolean().optional(),
});
export type CancelRequest = z.infer<typeof cancelRequest>;
export const cancelReply = z.object({
  subscription,
  effective_at: z.string(),
  remaining_charges: z.array(charge),
});

/** POST …/subscription/stripe/reactivate: goes on as before, as long as it has not ended. */
export const reactivateReply = z.object({subscription});

/** POST …/subscription/stripe/portal: the provider's page. `return_path` is a path of the site. */
export const portalRequest = z.strictObject({
  return_path: z.string().max(500),
  flow: z.enum(["home", "payment_method_update"]).default("home"),
});
export const portalReply = z.object({url: z.string(), expires_at: z.string()});

/** GET …/subscription/stripe/payment: what is open while a payment is past due; null when nothing is. */
export const duePayment = z
  .object({
    number: z.string().nullable(),
    amount,
    currency: z.enum(CURRENCIES),
    due_since: z.string(),
    next_try_at: z.string().nullable(),
    grace_ends_at: z.string().nullable(),
    /** The provider's page of this invoice; where it has none, a new card on the portal pays what is open. */
    pay_url: z.string().nullable(),
  })
  .nullable();

export const INVOICE_STATES = ["draft", "open", "paid", "uncollectible", "void"] as const;
/** GET …/subscription/stripe/invoices: the newest first. */
export const invoiceList = z.array(
  z.object({
    number: z.string().nullable(),
    at: z.string(),
    amount,
    currency: z.enum(CURRENCIES),
    status: z.enum(INVOICE_STATES),
    pdf_url: z.string().nullable(),
  }),
);
export type InvoiceList = z.infer<typeof invoiceList>;

export const giftClaimReply = z.object({gift, membership});
