import type {Coupon, Customer, Invoice, PaymentIntent, Subscription} from "../protocol/stored.ts";
import {requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";
import {createInvoice, type InvoicedLine} from "./create-invoice.ts";
import {chargeInvoice, markPaid} from "./settle-invoice.ts";
import {blankSubscription, type SubscriptionInput} from "./subscription-object.ts";

const DAY_S = 86_400;
const INCOMPLETE_S = 23 * 60 * 60;
const TRIAL_WARNING_S = 3 * DAY_S;
const RENEWAL_NOTICE_S = 7 * DAY_S;

export interface StartInput extends SubscriptionInput {
  /** Bought in the same moment, and on the first invoice. */
  readonly once: readonly {readonly price: InvoicedLine["price"]; readonly quantity: number}[];
  readonly coupon: Coupon | null;
  readonly discount: string | null;
  readonly country: string | null;
  /** What the shopper has already paid; null: the card is charged now. */
  readonly paidBy: PaymentIntent | null;
}

export function startSubscription(
  shop: Shop,
  input: StartInput,
): {subscription: Subscription; invoice: Invoice} {
  const blank = blankSubscription(shop, input);
  const discounts = input.discount === null ? [] : [input.discount];
  const customer = requireObject(shop.store, "customer", input.customer, "customer");
  const invoice = createInvoice(shop, {
    customer,
    subscription: blank,
    lines: [...recurringLines(blank), ...onceLines(shop, input.once)],
    coupon: input.coupon,
    discount: input.discount,
    country: input.country,
    reason: "subscription_create",
  });
  const settled = input.paidBy
    ? markPaid(shop, invoice, input.paidBy)
    : chargeInvoice(shop, invoice, input.paymentMethod ?? defaultMethod(customer));
  const subscription = shop.store.put({
    ...blank,
    discounts,
    latest_invoice: invoice.id,
    status: settled ? blank.status : "incomplete",
  });
  shop.events.emit("customer.subscription.created", subscription);
  if (!settled)
    shop.tasks.add("expire_incomplete", subscription.id, shop.clock.now() + INCOMPLETE_S, input.testClock);
  else planNext(shop, subscription);
  return {subscription, invoice: settled ?? requireObject(shop.store, "invoice", invoice.id)};
}

export const defaultMethod = ({invoice_settings}: Customer) => invoice_settings.default_payment_method;

export function recurringLines({items, status}: Subscription): InvoicedLine[] {
  return items.data.map((item) => ({
    price: item.price,
    quantity: item.quantity ?? 1,
    isFree: status === "trialing",
    item: item.id,
    period: {start: item.current_period_start, end: item.current_period_end},
  }));
}

function onceLines(shop: Shop, once: StartInput["once"]): InvoicedLine[] {
  const now = shop.clock.now();
  return once.map(({price, quantity}) => ({
    price,
    quantity,
    isFree: false,
    item: null,
    period: {start: now, end: now},
  }));
}

export const periodEndOf = ({items}: Subscription) =>
  Math.min(...items.data.map(({current_period_end}) => current_period_end));

/** Puts on the clock what comes next: the renewal, the notices before it, and the end where one is agreed. */
export function planNext(shop: Shop, subscription: Subscription): void {
  const {id, test_clock, cancel_at, trial_end, status} = subscription;
  const end = periodEndOf(subscription);
  const now = shop.clock.now();
  for (const name of [
    "renew_subscription",
    "warn_trial_end",
    "announce_renewal",
    "cancel_subscription",
  ] as const) {
    shop.tasks.cancel(name, id);
  }
  if (cancel_at !== null) shop.tasks.add("cancel_subscription", id, cancel_at, test_clock);
  shop.tasks.add("renew_subscription", id, end, test_clock);
  if (status === "trialing" && trial_end !== null && trial_end - TRIAL_WARNING_S > now) {
    shop.tasks.add("warn_trial_end", id, trial_end - TRIAL_WARNING_S, test_clock);
  }
  if (end - RENEWAL_NOTICE_S > now)
    shop.tasks.add("announce_renewal", id, end - RENEWAL_NOTICE_S, test_clock);
}

/** Stores a change and sends its event. */
export function changeSubscription(
  shop: Shop,
  before: Subscription,
  change: Partial<Subscription>,
): Subscription {
  const after = shop.store.put({...before, ...change});
  shop.events.emit("customer.subscription.updated", after, before);
  return after;
}

export type EndReason = NonNullable<NonNullable<Subscription["cancellation_details"]>["reason"]>;

export function endSubscription(
  shop: Shop,
  before: Subscription,
  reason: EndReason | null,
  status: "canceled" | "incomplete_expired" = "canceled",
): Subscription {
  const now = shop.clock.now();
  const {cancellation_details: details} = before;
  const ended = shop.store.put({
    ...before,
    status,
    ended_at: now,
    canceled_at: before.canceled_at ?? now,
    schedule: null,
    cancellation_details: {
      comment: details?.comment ?? null,
      feedback: details?.feedback ?? null,
      feedback_option: null,
      reason: details?.reason ?? reason,
    },
  });
  for (const name of [
    "renew_subscription",
    "warn_trial_end",
    "announce_renewal",
    "cancel_subscription",
  ] as const) {
    shop.tasks.cancel(name, before.id);
  }
  if (before.latest_invoice) shop.tasks.cancel("retry_invoice", before.latest_invoice);
  if (status === "canceled") shop.events.emit("customer.subscription.deleted", ended);
  else shop.events.emit("customer.subscription.updated", ended, before);
  return ended;
}
