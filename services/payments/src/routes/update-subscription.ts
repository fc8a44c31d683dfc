import type {Stripe} from "stripe";
import {renewSubscription} from "../billing/renew.ts";
import {createItem, periodEnd, toPlan} from "../billing/subscription-object.ts";
import {changeSubscription, periodEndOf, planNext} from "../billing/subscriptions.ts";
import {refuse} from "../protocol/errors.ts";
import type {Subscription, SubscriptionItem} from "../protocol/stored.ts";
import {mergeMetadata, requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

type Params = Stripe.SubscriptionUpdateParams;

/** Applies the requested changes. New prices count from the next renewal: nothing is prorated here. */
export function updateSubscription(shop: Shop, before: Subscription, params: Params): Subscription {
  if (before.ended_at !== null)
    refuse("A canceled subscription can only update its cancellation_details and metadata.");
  const {default_payment_method, metadata, description, trial_end} = params;
  const after = changeSubscription(shop, before, {
    ...cancellation(shop, before, params),
    ...(default_payment_method !== undefined && {default_payment_method}),
    ...(typeof description === "string" && {description}),
    ...(params.items && {items: {...before.items, data: changedItems(shop, before, params.items)}}),
    metadata: mergeMetadata(before.metadata, metadata),
  });
  if (trial_end !== undefined) return moveTrial(shop, after, trial_end);
  planNext(shop, after);
  return after;
}

function cancellation(shop: Shop, before: Subscription, params: Params): Partial<Subscription> {
  const {cancel_at, cancel_at_period_end, cancellation_details: details} = params;
  if (cancel_at && cancel_at_period_end) {
    refuse("You may only specify one of these parameters: cancel_at, cancel_at_period_end.", "cancel_at");
  }
  if (typeof cancel_at === "string" && cancel_at !== "") {
    refuse("This stand-in takes cancel_at as a time.", "cancel_at");
  }
  const at = typeof cancel_at === "number" ? cancel_at : cancel_at_period_end ? periodEndOf(before) : null;
  if (at !== null && at <= shop.clock.now()) refuse("`cancel_at` must be in the future.", "cancel_at");
  const isUntouched = cancel_at === undefined && cancel_at_period_end === undefined;
  const reason = isUntouched
    ? (before.cancellation_details?.reason ?? null)
    : at === null
      ? null
      : ("cancellation_requested" as const);
  return {
    ...(!isUntouched && {
      cancel_at: at,
      cancel_at_period_end: cancel_at_period_end ?? false,
      canceled_at: at === null ? null : shop.clock.now(),
    }),
    cancellation_details: {
      comment: details?.comment || (before.cancellation_details?.comment ?? null),
      feedback: details?.feedback || (before.cancellation_details?.feedback ?? null),
      feedback_option: null,
      reason,
    },
  };
}

function changedItems(
  shop: Shop,
  before: Subscription,
  itemParams: NonNullable<Params["items"]>,
): SubscriptionItem[] {
  const updatedItems = before.items.data.flatMap((item) => {
    const change = itemParams.find(({id}) => id === item.id);
    if (!change) return [item];
    if (change.deleted) return [];
    const price = change.price
      ? requireObject(shop.store, "price", change.price, "items[price]")
      : item.price;
    return [{...item, price, plan: toPlan(price), quantity: change.quantity ?? item.quantity ?? 1}];
  });
  const added = itemParams
    .filter(({id}) => id === undefined)
    .map(({price: id, quantity = 1}) => {
      const price = requireObject(shop.store, "price", id ?? "", "items[price]");
      const start = shop.clock.now();
      return createItem(shop, before.id, price, quantity, {start, end: periodEnd(price, start)});
    });
  return [...updatedItems, ...added];
}

/** A trial is made longer, or ends now, which charges the first period. */
function moveTrial(shop: Shop, subscription: Subscription, end: "now" | number | string): Subscription {
  const now = shop.clock.now();
  const at = typeof end === "number" ? end : now;
  if (at < now) refuse("`trial_end` must be in the future.", "trial_end");
  const data = subscription.items.data.map((item) => ({...item, current_period_end: at}));
  const moved = shop.store.put({
    ...subscription,
    status: "trialing",
    trial_start: subscription.trial_start ?? now,
    trial_end: at,
    billing_cycle_anchor: at,
    items: {...subscription.items, data},
  });
  if (at > now) planNext(shop, moved);
  else renewSubscription(shop, moved.id);
  return requireObject(shop.store, "subscription", moved.id);
}
