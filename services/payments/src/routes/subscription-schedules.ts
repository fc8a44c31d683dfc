import type {Stripe} from "stripe";
import {listOf} from "../answers/list.ts";
import {withCustomerClock} from "../billing/customer-clock.ts";
import {phaseAt, planPhase, releaseSchedule} from "../billing/schedules.ts";
import {changeSubscription, endSubscription, periodEndOf} from "../billing/subscriptions.ts";
import {addPeriods} from "../money/months.ts";
import {refuse} from "../protocol/errors.ts";
import {newId} from "../protocol/ids.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import type {Schedule, Subscription} from "../protocol/stored.ts";
import {mergeMetadata, orNull, requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

export const scheduleRoutes = (shop: Shop): HandlersOf<"subscription_schedules"> => {
  const {store, events} = shop;
  const find = (id: string) => requireObject(store, "subscription_schedule", id);
  return {
    "POST /v1/subscription_schedules": ({params}) => {
      if (!params.from_subscription) {
        return refuse(
          "This stand-in makes schedules from subscriptions.",
          "from_subscription",
          "parameter_missing",
        );
      }
      const subscription = requireObject(
        store,
        "subscription",
        params.from_subscription,
        "from_subscription",
      );
      return withCustomerClock(shop, subscription.customer, () => createFrom(shop, subscription));
    },
    "GET /v1/subscription_schedules": ({params}) => {
      const {customer} = params;
      const found = store
        .list("subscription_schedule")
        .filter((one) => customer === undefined || one.customer === customer);
      return listOf("/v1/subscription_schedules", found, params);
    },
    "GET /v1/subscription_schedules/:id": ({id}) => find(id),
    "POST /v1/subscription_schedules/:id": ({id, params}) => {
      const before = find(id);
      requireChangeable(before);
      return withCustomerClock(shop, before.customer, () => update(shop, before, params));
    },
    "POST /v1/subscription_schedules/:id/release": ({id}) => {
      const before = find(id);
      requireChangeable(before);
      return withCustomerClock(shop, before.customer, () => releaseSchedule(shop, before));
    },
    "POST /v1/subscription_schedules/:id/cancel": ({id}) => {
      const before = find(id);
      requireChangeable(before);
      return withCustomerClock(shop, before.customer, () => {
        const subscription = store.get("subscription", before.subscription ?? "");
        if (subscription) endSubscription(shop, subscription, "cancellation_requested");
        shop.tasks.cancel("advance_schedule", id);
        const canceled = store.put({
          ...before,
          status: "canceled",
          canceled_at: shop.clock.now(),
          current_phase: null,
        });
        events.emit("subscription_schedule.canceled", canceled, before);
        return canceled;
      });
    },
  };
};

function requireChangeable({status}: Schedule): void {
  if (status === "active" || status === "not_started") return;
  refuse(`This schedule is ${status} and cannot be changed.`);
}

function createFrom(shop: Shop, subscription: Subscription): Schedule {
  if (subscription.schedule) refuse("This subscription already has a schedule.", "from_subscription");
  const start = Math.min(...subscription.items.data.map(({current_period_start}) => current_period_start));
  const end = periodEndOf(subscription);
  const items = subscription.items.data.map(({price, quantity}) => ({
    price: price.id,
    quantity: quantity ?? 1,
  }));
  const schedule = shop.store.put({
    id: newId("subscription_schedule"),
    object: "subscription_schedule",
    application: null,
    billing_mode: {flexible: null, type: "classic"},
    canceled_at: null,
    completed_at: null,
    created: shop.clock.now(),
    current_phase: {start_date: start, end_date: end},
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: "automatic",
      billing_thresholds: null,
      collection_method: "charge_automatically",
      default_payment_method: subscription.default_payment_method,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: {type: "self"},
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: "release",
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      toPhase(subscription.currency, {items, start, end, metadata: {}, proration: "create_prorations"}),
    ],
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  });
  changeSubscription(shop, subscription, {schedule: schedule.id});
  shop.events.emit("subscription_schedule.created", schedule);
  planPhase(shop, schedule);
  return schedule;
}

interface PhaseInput {
  readonly items: readonly {readonly price: string; readonly quantity: number}[];
  readonly start: number;
  readonly end: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly proration: Schedule["phases"][number]["proration_behavior"];
}

function toPhase(
  currency: string,
  {items, start, end, metadata, proration}: PhaseInput,
): Schedule["phases"][number] {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: items.map(({price, quantity}) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price,
      price,
      quantity,
      tax_rates: [],
    })),
    metadata: {...metadata},
    on_behalf_of: null,
    proration_behavior: proration,
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}

function update(shop: Shop, before: Schedule, params: Stripe.SubscriptionScheduleUpdateParams): Schedule {
  const phases = params.phases ? readPhases(shop, before, params.phases) : before.phases;
  const current = phaseAt({phases}, shop.clock.now());
  const schedule = shop.store.put({
    ...before,
    phases,
    current_phase: current && {start_date: current.start_date, end_date: current.end_date},
    end_behavior: params.end_behavior ?? before.end_behavior,
    metadata: mergeMetadata(before.metadata, params.metadata),
  });
  shop.events.emit("subscription_schedule.updated", schedule, before);
  planPhase(shop, schedule);
  return schedule;
}

type SchedulePhaseParams = NonNullable<Stripe.SubscriptionScheduleUpdateParams["phases"]>[number];

/** Each phase begins where the previous one ends, unless it has its own start. */
function readPhases(
  shop: Shop,
  before: Schedule,
  phaseParams: readonly SchedulePhaseParams[],
): Schedule["phases"] {
  let start = before.phases[0]?.start_date ?? shop.clock.now();
  const currency = before.phases[0]?.currency ?? "usd";
  return phaseParams.map((phase, index) => {
    const begin = typeof phase.start_date === "number" ? phase.start_date : start;
    const {duration} = phase;
    const end =
      typeof phase.end_date === "number"
        ? phase.end_date
        : duration
          ? addPeriods(begin, {interval: duration.interval, interval_count: duration.interval_count ?? 1}, 1)
          : refuse(
              "Each phase needs a duration or an end_date.",
              `phases[${index}][duration]`,
              "parameter_missing",
            );
    start = end;
    const items = phase.items.map(({price, quantity = 1}) => {
      const found = requireObject(shop.store, "price", price ?? "", `phases[${index}][items][price]`);
      return {price: found.id, quantity};
    });
    const metadata = mergeMetadata(null, orNull(phase.metadata) ?? {});
    return toPhase(currency, {
      items,
      start: begin,
      end,
      metadata,
      proration: phase.proration_behavior ?? "create_prorations",
    });
  });
}
