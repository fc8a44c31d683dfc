import type {Stripe} from "stripe";
import {listOf} from "../answers/list.ts";
import {searchResult} from "../answers/search.ts";
import {createDiscount} from "../billing/create-discount.ts";
import {taxCountry} from "../billing/create-invoice.ts";
import {testClockOf, withCustomerClock} from "../billing/customer-clock.ts";
import {paymentMethodOf, startPeriod} from "../billing/renew.ts";
import {missingMethod} from "../billing/subscription-object.ts";
import {endSubscription, startSubscription} from "../billing/subscriptions.ts";
import {applyCoupon, applyPromotionCode, redeem} from "../checkout/discounts.ts";
import {requireCurrency} from "../checkout/session-lines.ts";
import {refuse} from "../protocol/errors.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import type {Subscription} from "../protocol/stored.ts";
import {mergeMetadata, orNull, requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";
import {updateSubscription} from "./update-subscription.ts";

export const subscriptionRoutes = (shop: Shop): HandlersOf<"subscriptions"> => {
  const {store} = shop;
  const find = (id: string) => requireObject(store, "subscription", id);
  return {
    "POST /v1/subscriptions": ({params}) =>
      withCustomerClock(shop, params.customer ?? null, () => create(shop, params)),
    "GET /v1/subscriptions": ({params}) =>
      listOf("/v1/subscriptions", filter(store.list("subscription"), params), params),
    "GET /v1/subscriptions/search": ({params}) =>
      searchResult("/v1/subscriptions/search", store.list("subscription"), params),
    "GET /v1/subscriptions/:id": ({id}) => find(id),
    "POST /v1/subscriptions/:id": ({id, params}) => {
      const subscription = find(id);
      return withCustomerClock(shop, subscription.customer, () =>
        updateSubscription(shop, subscription, params),
      );
    },
    "DELETE /v1/subscriptions/:id": ({id, params}) => {
      const before = find(id);
      if (before.ended_at !== null) refuse(`No such subscription: '${id}'`, "id", "resource_missing");
      const {comment, feedback} = params.cancellation_details ?? {};
      const details = {
        comment: orNull(comment),
        feedback: orNull(feedback),
        feedback_option: null,
        reason: "cancellation_requested" as const,
      };
      return withCustomerClock(shop, before.customer, () =>
        endSubscription(shop, {...before, cancellation_details: details}, "cancellation_requested"),
      );
    },
    "POST /v1/subscriptions/:id/resume": ({id}) => {
      const before = find(id);
      if (before.status !== "paused") refuse("Only a paused subscription can be resumed.");
      return withCustomerClock(shop, before.customer, () => resume(shop, before));
    },
  };
};

function resume(shop: Shop, before: Subscription): Subscription {
  const now = shop.clock.now();
  const anchored = {...before, billing_cycle_anchor: now, trial_end: before.trial_end};
  startPeriod(shop, anchored, now, paymentMethodOf(shop, before));
  const resumed = requireObject(shop.store, "subscription", before.id);
  shop.events.emit("customer.subscription.resumed", resumed);
  return resumed;
}

function filter(all: readonly Subscription[], params: Stripe.SubscriptionListParams): Subscription[] {
  const {customer, price, status, test_clock} = params;
  return all.filter(
    (one) =>
      (customer === undefined || one.customer === customer) &&
      (price === undefined || one.items.data.some((item) => item.price.id === price)) &&
      (test_clock === undefined || one.test_clock === test_clock) &&
      hasStatus(one, status),
  );
}

function hasStatus({status}: Subscription, statusFilter: string | undefined): boolean {
  if (statusFilter === "all") return true;
  if (statusFilter === "ended") return status === "canceled" || status === "incomplete_expired";
  return statusFilter === undefined ? status !== "canceled" : status === statusFilter;
}

const DAY_S = 86_400;

function create(shop: Shop, params: Stripe.SubscriptionCreateParams): Subscription {
  const {customer: id, items = [], trial_end, trial_period_days, cancel_at} = params;
  if (id === undefined) return refuse("Missing required param: customer.", "customer", "parameter_missing");
  const customer = requireObject(shop.store, "customer", id, "customer");
  if (items.length === 0) refuse("Missing required param: items.", "items", "parameter_missing");
  const lines = items.map(({price, quantity = 1}, index) => {
    const found = requireObject(shop.store, "price", price ?? "", `items[${index}][price]`);
    if (!found.recurring) refuse("The price specified is not recurring.", `items[${index}][price]`);
    return {price: found, quantity, isFree: false};
  });
  const currency = (params.currency ?? customer.currency ?? lines[0]?.price.currency ?? "").toLowerCase();
  requireCurrency(lines, currency);
  const now = shop.clock.now();
  const days = trial_period_days === undefined ? null : now + trial_period_days * DAY_S;
  const applied = discountOf(shop, params, {customer: id, currency});
  if (applied) redeem(shop, applied);
  const {subscription} = startSubscription(shop, {
    customer: id,
    currency,
    lines,
    once: [],
    trialEnd: typeof trial_end === "number" ? trial_end : days,
    paymentMethod: params.default_payment_method ?? null,
    metadata: mergeMetadata(null, params.metadata),
    description: params.description ?? null,
    hasTax: params.automatic_tax?.enabled ?? false,
    cancelAt: typeof cancel_at === "number" ? cancel_at : null,
    missingPaymentMethod: missingMethod(params.trial_settings?.end_behavior.missing_payment_method),
    testClock: testClockOf(shop, id),
    coupon: applied?.coupon ?? null,
    discount: applied ? createDiscount(shop, applied, {checkout_session: null, customer: id}).id : null,
    country: taxCountry(customer),
    paidBy: null,
  });
  return params.cancel_at_period_end
    ? updateSubscription(shop, subscription, {cancel_at_period_end: true})
    : subscription;
}

function discountOf(
  shop: Shop,
  params: Stripe.SubscriptionCreateParams,
  {customer, currency}: {readonly customer: string; readonly currency: string},
) {
  const [discount] = orNull(params.discounts) ?? [];
  const basis = {customer, currency, subtotal: Infinity};
  if (discount?.promotion_code) return applyPromotionCode(shop, discount.promotion_code, basis);
  return discount?.coupon ? applyCoupon(shop, discount.coupon) : null;
}
