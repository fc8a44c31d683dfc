import {CURRENCIES, type Currency, LOCALES, type Locale, REGIONS, type Region} from "@gradus/schemas/markets";
import type Stripe from "stripe";
import {z} from "zod";
import {SUBSCRIPTION_STATES} from "../../contract/membership.ts";
import {callProvider, isMissing} from "../payments/payment-client.ts";
import type {Rhythm} from "./add-months.ts";
import type {CardView} from "./tables.ts";

export interface MembershipFacts extends Rhythm {
  readonly provider_id: string;
  readonly customer_id: string;
  readonly schedule_id: string | null;
  readonly livemode: boolean;
  readonly status: (typeof SUBSCRIPTION_STATES)[number];
  readonly amount: number;
  readonly currency: Currency;
  /** Ours; null for one that was made elsewhere. */
  readonly price_id: string | null;
  readonly started_at: Date;
  readonly trial_end: Date | null;
  readonly billing_anchor: Date;
  readonly current_period_end: Date;
  readonly cancel_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly ended_at: Date | null;
  readonly past_due_since: Date | null;
  readonly card: CardView | null;
  readonly email: string | null;
  readonly terms: Terms;
}

/** What was agreed on at the checkout, as we wrote it on the subscription. */
const terms = z.object({
  checkout_id: z.string().min(1),
  user_id: z.string().default(""),
  plan: z.string().min(1),
  commitment_months: z.coerce.number().int().nonnegative(),
  region: z.enum(REGIONS),
  locale: z.enum(LOCALES),
});
interface Terms {
  readonly checkout_id: string;
  readonly user_id: string;
  readonly plan: string;
  readonly commitment_months: number;
  readonly region: Region;
  readonly locale: Locale;
}

const INTERVALS = {day: "daily", week: "weekly", month: "monthly", year: "yearly"} as const;
const interval = z.enum(["day", "week", "month", "year"]);
const EXPAND = [
  "latest_invoice",
  "default_payment_method",
  "customer.invoice_settings.default_payment_method",
];

/** Null for a membership that the provider does not know or our checkout did not create. */
export function readMembership(stripe: Stripe, provider_id: string): Promise<MembershipFacts | null> {
  return callProvider(async () => {
    try {
      return toFacts(await stripe.subscriptions.retrieve(provider_id, {expand: EXPAND}));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
}

function toFacts(found: Stripe.Subscription): MembershipFacts | null {
  const agreed = terms.safeParse(found.metadata);
  const [item] = found.items.data;
  if (!agreed.success || !item) return null;
  const {recurring, unit_amount, metadata} = item.price;
  if (!recurring) throw new Error(`Subscription ${found.id} has a price without an interval`);
  return {
    provider_id: found.id,
    customer_id: typeof found.customer === "string" ? found.customer : found.customer.id,
    schedule_id: typeof found.schedule === "string" ? found.schedule : (found.schedule?.id ?? null),
    livemode: found.livemode,
    status: z.enum(SUBSCRIPTION_STATES).parse(found.status),
    amount: (unit_amount ?? 0) * (item.quantity ?? 1),
    currency: z.enum(CURRENCIES).parse(found.currency.toUpperCase()),
    interval: INTERVALS[interval.parse(recurring.interval)],
    interval_count: recurring.interval_count,
    price_id: metadata.price_id ?? null,
    started_at: toDate(found.start_date),
    trial_end: toDateOrNull(found.trial_end),
    billing_anchor: toDate(found.billing_cycle_anchor),
    current_period_end: toDate(item.current_period_end),
    cancel_at: toDateOrNull(found.cancel_at),
    cancelled_at: toDateOrNull(found.canceled_at),
    ended_at: toDateOrNull(found.ended_at),
    past_due_since: unpaidSince(found),
    card: cardOf(found),
    email: emailOf(found.customer),
    terms: agreed.data,
  };
}

const toDate = (seconds: number) => new Date(seconds * 1000);
const toDateOrNull = (seconds: number | null) => (seconds === null ? null : toDate(seconds));

function unpaidSince({status, latest_invoice}: Stripe.Subscription): Date | null {
  if (status !== "past_due" && status !== "unpaid") return null;
  if (latest_invoice === null || typeof latest_invoice === "string") return null;
  return toDate(latest_invoice.created);
}

function emailOf(customer: Stripe.Subscription["customer"]): string | null {
  return typeof customer === "string" || customer.deleted ? null : customer.email;
}

/** Of the subscription, or else the one its customer pays everything with. */
function cardOf({default_payment_method, customer}: Stripe.Subscription): CardView | null {
  const isKnown = typeof customer !== "string" && !customer.deleted;
  const method =
    default_payment_method ?? (isKnown ? customer.invoice_settings.default_payment_method : null);
  const card = typeof method === "string" ? null : method?.card;
  if (!card) return null;
  const {brand, last4, exp_month, exp_year} = card;
  return {brand, last4, exp_month, exp_year};
}
