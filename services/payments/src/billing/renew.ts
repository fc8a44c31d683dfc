import {nextPeriodEnd} from "../money/months.ts";
import type {Coupon, Invoice, Subscription} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";
import {createInvoice, draftInvoice, taxCountry} from "./create-invoice.ts";
import {chargeInvoice} from "./settle-invoice.ts";
import {
  changeSubscription,
  defaultMethod,
  endSubscription,
  periodEndOf,
  planNext,
  recurringLines,
} from "./subscriptions.ts";

const DAY_S = 86_400;
/** Days after the first failure on which the card is tried again. */
const RETRY_DAYS = [1, 3, 5, 7];

const RENEWABLE_STATUSES = ["trialing", "active", "past_due"];

export function paymentMethodOf(shop: Shop, {default_payment_method, customer}: Subscription): string | null {
  const owner = shop.store.get("customer", customer);
  return default_payment_method ?? (owner ? defaultMethod(owner) : null);
}

export function renewSubscription(shop: Shop, id: string): void {
  const before = shop.store.get("subscription", id);
  if (!before || !RENEWABLE_STATUSES.includes(before.status)) return;
  const method = paymentMethodOf(shop, before);
  if (before.status === "trialing" && method === null && endTrialWithoutCard(shop, before)) return;
  startPeriod(shop, before, periodEndOf(before), method);
}

/** A trial ends and there is nothing to charge. True: what was agreed for that was done. */
function endTrialWithoutCard(shop: Shop, subscription: Subscription): boolean {
  const agreed = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (agreed === "cancel") endSubscription(shop, subscription, null);
  if (agreed === "pause") {
    const paused = shop.store.put({...subscription, status: "paused"});
    shop.events.emit("customer.subscription.paused", paused);
  }
  return agreed === "cancel" || agreed === "pause";
}

export function startPeriod(shop: Shop, before: Subscription, start: number, method: string | null): void {
  const data = before.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: item.price.recurring
      ? nextPeriodEnd(before.billing_cycle_anchor, item.price.recurring, start)
      : start,
  }));
  const moved = {...before, items: {...before.items, data}, status: "active" as const};
  const invoice = invoicePeriod(shop, moved, "subscription_cycle");
  if (!invoice) return;
  const paid = chargeInvoice(shop, invoice, method);
  const after = changeSubscription(shop, before, {
    items: moved.items,
    latest_invoice: invoice.id,
    status: paid ? "active" : "past_due",
  });
  planNext(shop, after);
  if (!paid) planRetry(shop, invoice.id, after, 0);
}

function invoicePeriod(
  shop: Shop,
  subscription: Subscription,
  reason: Invoice["billing_reason"],
): Invoice | null {
  const customer = shop.store.get("customer", subscription.customer);
  if (!customer) return null;
  const lines = recurringLines(subscription);
  const country = taxCountry(customer);
  return createInvoice(shop, {
    customer,
    subscription,
    lines,
    ...runningDiscount(shop, subscription),
    country,
    reason,
  });
}

/** The coupon that still takes something off. */
function runningDiscount(
  shop: Shop,
  subscription: Subscription,
): {coupon: Coupon | null; discount: string | null} {
  const [id] = subscription.discounts;
  const discount = shop.store.get("discount", id ?? "");
  const coupon = shop.store.get("coupon", discount?.source.coupon ?? "");
  const none = {coupon: null, discount: null};
  if (!discount || !coupon || coupon.duration === "once") return none;
  if (discount.end !== null && discount.end <= shop.clock.now()) return none;
  return {coupon, discount: discount.id};
}

function planRetry(shop: Shop, invoiceId: string, subscription: Subscription, tried: number): void {
  const invoice = shop.store.get("invoice", invoiceId);
  const days = RETRY_DAYS[tried];
  if (!invoice || days === undefined) return;
  const at = invoice.created + days * DAY_S;
  shop.store.put({...invoice, next_payment_attempt: at});
  shop.tasks.add("retry_invoice", invoiceId, at, subscription.test_clock);
}

/** After the last attempt the subscription ends. */
export function retryInvoice(shop: Shop, invoiceId: string): void {
  const invoice = shop.store.get("invoice", invoiceId);
  const subscription = shop.store.get(
    "subscription",
    invoice?.parent?.subscription_details?.subscription ?? "",
  );
  if (invoice?.status !== "open" || subscription?.status !== "past_due") return;
  if (chargeInvoice(shop, {...invoice, next_payment_attempt: null}, paymentMethodOf(shop, subscription))) {
    changeSubscription(shop, subscription, {status: "active"});
    return;
  }
  // The first of the attempts was the renewal itself.
  const tried = invoice.attempt_count;
  if (tried < RETRY_DAYS.length) planRetry(shop, invoiceId, subscription, tried);
  else endSubscription(shop, subscription, "payment_failed");
}

/** A person pays an open invoice, by the API or on the portal. Null: the card was declined. */
export function payOpenInvoice(shop: Shop, invoice: Invoice, method: string | null): Invoice | null {
  const paid = chargeInvoice(shop, invoice, method);
  const subscription = shop.store.get(
    "subscription",
    invoice.parent?.subscription_details?.subscription ?? "",
  );
  if (paid && subscription?.status === "past_due") changeSubscription(shop, subscription, {status: "active"});
  if (paid && subscription?.status === "incomplete") {
    shop.tasks.cancel("expire_incomplete", subscription.id);
    planNext(shop, changeSubscription(shop, subscription, {status: "active"}));
  }
  if (paid) shop.tasks.cancel("retry_invoice", invoice.id);
  return paid;
}

export function expireIncomplete(shop: Shop, id: string): void {
  const subscription = shop.store.get("subscription", id);
  if (subscription?.status !== "incomplete") return;
  const invoice = shop.store.get("invoice", subscription.latest_invoice ?? "");
  if (invoice) shop.store.put({...invoice, status: "void"});
  endSubscription(shop, subscription, null, "incomplete_expired");
}

export function cancelAtAgreedTime(shop: Shop, id: string): void {
  const subscription = shop.store.get("subscription", id);
  if (subscription && RENEWABLE_STATUSES.includes(subscription.status)) {
    endSubscription(shop, subscription, "cancellation_requested");
  }
}

export function warnTrialEnd(shop: Shop, id: string): void {
  const subscription = shop.store.get("subscription", id);
  if (subscription?.status === "trialing")
    shop.events.emit("customer.subscription.trial_will_end", subscription);
}

/** Announces the content of the next invoice, a week ahead. It has no id, because it does not exist yet. */
export function announceRenewal(shop: Shop, id: string): void {
  const subscription = shop.store.get("subscription", id);
  const customer = shop.store.get("customer", subscription?.customer ?? "");
  if (!subscription || !customer || subscription.cancel_at !== null) return;
  const lines = recurringLines({...subscription, status: "active"});
  const {id: _, ...upcoming} = draftInvoice(shop, {
    customer,
    subscription,
    lines,
    ...runningDiscount(shop, subscription),
    country: taxCountry(customer),
    reason: "upcoming",
  });
  shop.events.emit("invoice.upcoming", upcoming);
}
